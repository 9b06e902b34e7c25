import { foldName, parsePersonName } from '@intake/api/rules';

/**
 * What a label says of the order: `Name (last, first)`, or `Nom et prénom`, under which people write either. A Japanese one
 * tells nothing of a name without a space, which nobody can part by its characters.
 */
export type StatedOrder = 'family-first' | 'either' | 'spaced' | null;

const vietnamese = 'nguyen tran pham huynh hoang phan truong dinh dang bui duong trinh'.split(' ');
/** Between the family name and the given one of Vietnamese people. */
const vietnameseMiddles = new Set(['thi', 'van']);
/** Family names that hardly anybody has for a given name. */
const familyNames = new Set([
  ...vietnamese,
  ...('wang zhang zhao zhou huang zheng zhu xu liu chen chan cheung wong leung lau tsang choi jeong singh patel sharma kaur tanaka suzuki watanabe yamamoto ' +
    'tremblay gagnon bouchard gauthier lavoie gagne ouellet ouellette pelletier belanger levesque bergeron leblanc paquette girard simard boucher beaulieu cloutier ' +
    'poirier lapointe leclerc lefebvre poulin nadeau savard lessard beaudoin lachance hebert').split(' '),
]);
/** Of two such names at the end both are the family's: the father's and the mother's. */
const spanish = new Set(
  ('garcia lopez martinez rodriguez hernandez gonzalez perez sanchez ramirez torres flores rivera gomez diaz morales gutierrez ortiz castillo chavez ruiz ' +
    'mendoza alvarez jimenez vargas romero herrera fernandez vasquez vazquez munoz rojas suarez dominguez guerrero').split(' '),
);

/** Small words that begin a family name. */
export const particles = new Set('van von der den de del della di da dos du das la le les el al bin bint ibn abu ben st ste mac'.split(' '));

/** `family` and `given` of a name as it is written, by what the words themselves or the label say of their order. */
export function inOrder(words: string[], stated: StatedOrder): { family: string; given: string } {
  const { family, given, middle } = parsePersonName(words.join(' '));
  if (isPlain(words) && words.length > 1) {
    const isTold = stated === 'family-first' || (stated === 'either' && startsWithFamily(words)) || isVietnamese(words);
    if (isTold) {
      const end = words.findIndex((word) => !particles.has(folded(word))) + 1;
      return { family: words.slice(0, end).join(' '), given: words.slice(end).join(' ') };
    }
    if (words.length > 2 && words.slice(-2).every((word) => spanish.has(folded(word)))) return { family: words.slice(-2).join(' '), given: words.slice(0, -2).join(' ') };
  }
  return { family: family ?? '', given: [given, middle].filter(Boolean).join(' ') };
}

/** True of `Minh, Nguyen`: a given name that hardly anybody has, while the family name may be a given one. */
export function isLikelyTurned(value: string): boolean {
  const [family = [], given = []] = value.split(', ').map((part) => part.split(' '));
  const begins = familyNames.has(folded(given[0] ?? ''));
  return begins && (!family.some((word) => familyNames.has(folded(word))) || isVietnamese([...given, ...family]) || vietnameseMiddles.has(folded(given[1] ?? '')));
}

/** Neither a comma nor capitals tell the family name. */
const isPlain = (words: string[]) => {
  const capitals = words.filter((word) => word.length > 1 && word === word.toUpperCase()).length;
  return words.every((word) => !word.includes(',')) && (capitals === 0 || capitals === words.length);
};
const startsWithFamily = (words: string[]) => familyNames.has(folded(words[0]!)) && !familyNames.has(folded(words.at(-1)!));
const isVietnamese = (words: string[]) =>
  words.length > 2 && vietnamese.includes(folded(words[0]!)) && vietnameseMiddles.has(folded(words[1]!)) && !vietnamese.includes(folded(words.at(-1)!));
const folded = (word: string) => foldName(word).replace(/ /g, '');
