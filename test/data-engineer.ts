/** A CV with names of tools that no lexicon has. */
export const dataEngineerCv = `Amara Osei
amara.osei@example.org

Experience
Data Engineer, Northgate Analytics
March 2019 - present
- Built event pipelines with Snowplotter for 14 shops
- Ran the weekly data desk

Skills
Quillbase, SQL`;
