import type { Person } from "./person.ts";

type SectionName =
  | "profile"
  | "experience"
  | "education"
  | "skills"
  | "languages"
  | "licences"
  | "interests"
  | "contact";

export type CvWords = {
  headings: Record<SectionName, string>;
  /** Other headings people use for the same. */
  others: Record<SectionName, string>;
  months: readonly string[];
  /** Short names, where they are not the first three letters. */
  shortMonths?: readonly string[];
  present: string;
  to: string;
  /** Labels: e-mail, phone, address, name, dates, position, employer. */
  labels: readonly [string, string, string, string, string, string, string];
};

export const cvWords: Record<Person["language"], CvWords> = {
  en: {
    headings: {
      profile: "Personal Profile",
      experience: "Work Experience",
      education: "Education",
      skills: "Key Skills",
      languages: "Languages",
      licences: "Licences and Registrations",
      interests: "Interests",
      contact: "Contact",
    },
    others: {
      profile: "About me",
      experience: "Career History",
      education: "Education & Training",
      skills: "Core Competencies",
      languages: "Languages",
      licences: "Professional Memberships and Training",
      interests: "Outside work",
      contact: "Get in touch",
    },
    months:
      "January February March April May June July August September October November December".split(
        " ",
      ),
    present: "Present",
    to: "to",
    labels: ["Email", "Phone", "Address", "Name", "Dates", "Position held", "Employer"],
  },
  de: {
    headings: {
      profile: "Profil",
      experience: "Berufserfahrung",
      education: "Ausbildung",
      skills: "Kenntnisse",
      languages: "Sprachen",
      licences: "Zertifikate",
      interests: "Interessen",
      contact: "Kontakt",
    },
    others: {
      profile: "Über mich",
      experience: "Beruflicher Werdegang",
      education: "Bildungsweg",
      skills: "Fähigkeiten",
      languages: "Sprachkenntnisse",
      licences: "Weiterbildungen",
      interests: "Hobbys",
      contact: "Kontaktdaten",
    },
    months:
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
        " ",
      ),
    present: "heute",
    to: "bis",
    labels: ["E-Mail", "Telefon", "Adresse", "Name", "Zeitraum", "Position", "Arbeitgeber"],
  },
  fr: {
    headings: {
      profile: "Profil",
      experience: "Expérience professionnelle",
      education: "Formation",
      skills: "Compétences",
      languages: "Langues",
      licences: "Permis et certificats",
      interests: "Centres d'intérêt",
      contact: "Contact",
    },
    others: {
      profile: "À propos",
      experience: "Parcours professionnel",
      education: "Études",
      skills: "Compétences clés",
      languages: "Langues",
      licences: "Certifications",
      interests: "Loisirs",
      contact: "Coordonnées",
    },
    months:
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
        " ",
      ),
    shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" "),
    present: "aujourd'hui",
    to: "à",
    labels: ["E-mail", "Téléphone", "Adresse", "Nom", "Dates", "Poste occupé", "Employeur"],
  },
  es: {
    headings: {
      profile: "Perfil",
      experience: "Experiencia laboral",
      education: "Formación académica",
      skills: "Competencias",
      languages: "Idiomas",
      licences: "Certificados",
      interests: "Intereses",
      contact: "Contacto",
    },
    others: {
      profile: "Sobre mí",
      experience: "Experiencia profesional",
      education: "Educación",
      skills: "Habilidades",
      languages: "Idiomas",
      licences: "Cursos",
      interests: "Aficiones",
      contact: "Datos de contacto",
    },
    months:
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
        " ",
      ),
    present: "actualidad",
    to: "a",
    labels: [
      "Correo electrónico",
      "Teléfono",
      "Dirección",
      "Nombre",
      "Fechas",
      "Puesto",
      "Empresa",
    ],
  },
  it: {
    headings: {
      profile: "Profilo",
      experience: "Esperienza lavorativa",
      education: "Istruzione e formazione",
      skills: "Competenze",
      languages: "Lingue",
      licences: "Patenti e certificati",
      interests: "Interessi",
      contact: "Contatti",
    },
    others: {
      profile: "Chi sono",
      experience: "Esperienze professionali",
      education: "Formazione",
      skills: "Competenze tecniche",
      languages: "Competenze linguistiche",
      licences: "Certificazioni",
      interests: "Hobby",
      contact: "Dati di contatto",
    },
    months:
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
        " ",
      ),
    present: "oggi",
    to: "a",
    labels: ["E-mail", "Telefono", "Indirizzo", "Nome", "Date", "Posizione", "Datore di lavoro"],
  },
  pt: {
    headings: {
      profile: "Perfil",
      experience: "Experiência profissional",
      education: "Formação académica",
      skills: "Competências",
      languages: "Línguas",
      licences: "Certificações",
      interests: "Interesses",
      contact: "Contacto",
    },
    others: {
      profile: "Sobre mim",
      experience: "Percurso profissional",
      education: "Educação",
      skills: "Competências técnicas",
      languages: "Idiomas",
      licences: "Formação complementar",
      interests: "Passatempos",
      contact: "Contactos",
    },
    months:
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
        " ",
      ),
    present: "presente",
    to: "a",
    labels: ["E-mail", "Telefone", "Morada", "Nome", "Datas", "Função", "Empregador"],
  },
  nl: {
    headings: {
      profile: "Profiel",
      experience: "Werkervaring",
      education: "Opleiding",
      skills: "Vaardigheden",
      languages: "Talen",
      licences: "Certificaten",
      interests: "Interesses",
      contact: "Contact",
    },
    others: {
      profile: "Over mij",
      experience: "Loopbaan",
      education: "Opleidingen",
      skills: "Competenties",
      languages: "Talenkennis",
      licences: "Cursussen",
      interests: "Hobby's",
      contact: "Contactgegevens",
    },
    months:
      "januari februari maart april mei juni juli augustus september oktober november december".split(
        " ",
      ),
    present: "heden",
    to: "tot",
    labels: ["E-mail", "Telefoon", "Adres", "Naam", "Periode", "Functie", "Werkgever"],
  },
  pl: {
    headings: {
      profile: "Profil zawodowy",
      experience: "Doświadczenie zawodowe",
      education: "Wykształcenie",
      skills: "Umiejętności",
      languages: "Języki obce",
      licences: "Certyfikaty i uprawnienia",
      interests: "Zainteresowania",
      contact: "Kontakt",
    },
    others: {
      profile: "O mnie",
      experience: "Przebieg kariery",
      education: "Edukacja",
      skills: "Kompetencje",
      languages: "Znajomość języków",
      licences: "Kursy i szkolenia",
      interests: "Hobby",
      contact: "Dane kontaktowe",
    },
    months:
      "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień".split(
        " ",
      ),
    present: "obecnie",
    to: "do",
    labels: ["E-mail", "Telefon", "Adres", "Imię i nazwisko", "Okres", "Stanowisko", "Pracodawca"],
  },
};
