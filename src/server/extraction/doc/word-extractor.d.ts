declare module "word-extractor" {
  type Options = { filterUnicode?: boolean };
  type Headers = Options & { includeFooters?: boolean };
  type Boxes = Options & { includeHeadersAndFooters?: boolean; includeBody?: boolean };
  type WordDocument = {
    getBody(options?: Options): string;
    getFootnotes(options?: Options): string;
    getEndnotes(options?: Options): string;
    getHeaders(options?: Headers): string;
    getFooters(options?: Options): string;
    getTextboxes(options?: Boxes): string;
  };
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>;
  }
}
