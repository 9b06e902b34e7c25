export interface Names {
  /** `ClinicNote` */
  Name: string;
  /** `clinicNote` */
  name: string;
  /** `ClinicNotes` */
  Names: string;
  /** `clinicNotes` */
  names: string;
  /** `clinic-note`: addresses and message texts of machines */
  kebab: string;
  /** `clinic-notes` */
  kebabs: string;
  /** `clinic_note`: tables and columns */
  snake: string;
  /** `Clinic note`: what a person reads */
  Word: string;
  /** `clinic note` */
  word: string;
  /** `Clinic notes` */
  Words: string;
  /** `clinic notes` */
  words: string;
}

const plural = (word: string) =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(s|x|z|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;

/** The writings of a PascalCase name. Throws an error that says what such a name looks like. */
export function namesOf(Name: string): Names {
  if (!/^([A-Z][a-z0-9]+)+$/.test(Name))
    throw new Error(`"${Name}" is not a PascalCase name such as ClinicNote.`);
  const parts = Name.match(/[A-Z][a-z0-9]+/g) ?? [];
  const lower = parts.map((part) => part.toLowerCase());
  const camel = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const word = lower.join(' ');
  return {
    Name,
    name: camel(Name),
    Names: plural(Name),
    names: camel(plural(Name)),
    kebab: lower.join('-'),
    kebabs: plural(lower.join('-')),
    snake: lower.join('_'),
    Word: sentence(word),
    word,
    Words: sentence(plural(word)),
    words: plural(word),
  };
}
