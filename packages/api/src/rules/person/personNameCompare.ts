import { foldName } from './personName.ts';
import { ocrDistance } from './personNameDistance.ts';

export interface NameComparison {
  /** 0 to 1 each. */
  family: number;
  given: number;
  /** 0 to 1, the family name counting a little more. */
  score: number;
  /** True when the names agree only with family and given exchanged. */
  swapped: boolean;
}

type NameParts = { family: string | null; given: string | null };

/** Compares two people's names: accents, hyphens, order, initials, short forms and misread letters are forgiven in part. */
export function comparePersonNames(a: NameParts, b: NameParts): NameComparison {
  const straight = compareInOrder(a, b);
  if (straight.score >= 0.85) return straight;
  const crossed = compareInOrder(a, { family: b.given, given: b.family });
  // A swapped pair is a weaker proof than the same pair in order.
  return crossed.score * 0.95 > straight.score
    ? { ...crossed, score: crossed.score * 0.95, swapped: true }
    : straight;
}

/** 0 to 1 for two family names; one half of a double name is most of an agreement. */
export function compareFamilyNames(a: string, b: string): number {
  const whole = similarity(joined(a), joined(b));
  const partsA = foldName(a).split(' ');
  const partsB = foldName(b).split(' ');
  if (partsA.length === partsB.length) return whole;
  const [few, many] = partsA.length < partsB.length ? [partsA, partsB] : [partsB, partsA];
  const contained = few.join('').length >= 3 && few.every((part) => many.includes(part));
  return Math.max(whole, contained ? 0.88 : 0);
}

/** 0 to 1 for two given names; `Bob` and `Robert` agree, an initial agrees weakly. */
export function compareGivenNames(a: string, b: string): number {
  const partsA = foldName(a).split(' ');
  const partsB = foldName(b).split(' ');
  const [firstA = '', firstB = ''] = [partsA[0], partsB[0]];
  if (!firstA || !firstB) return 0;
  const whole = similarity(joined(a), joined(b));
  if (firstA.length === 1 || firstB.length === 1) return firstA[0] === firstB[0] ? 0.75 : 0;
  const first = partsA.length === partsB.length ? whole : Math.max(whole, similarity(firstA, firstB) * 0.97);
  return Math.max(first, sharesShortForm(firstA, firstB) ? 0.92 : 0);
}

function compareInOrder(a: NameParts, b: NameParts): NameComparison {
  const family = a.family && b.family ? compareFamilyNames(a.family, b.family) : 0;
  const given = a.given && b.given ? compareGivenNames(a.given, b.given) : 0;
  return { family, given, score: family * 0.55 + given * 0.45, swapped: false };
}

const joined = (name: string) => foldName(name).replace(/ /g, '');

const similarity = (a: string, b: string) => {
  const length = Math.max(a.length, b.length);
  return length === 0 ? 0 : Math.max(0, 1 - ocrDistance(a, b) / length);
};

/** Everyday short forms; each line is one name. */
const shortForms = [
  'robert rob bob bobby',
  'william will bill billy liam',
  'richard rick dick ricky',
  'elizabeth liz beth betty eliza',
  'margaret maggie peggy meg',
  'katherine catherine kate kathy cathy katie',
  'james jim jimmy jamie',
  'john jack johnny',
  'michael mike mick',
  'joseph joe',
  'thomas tom tommy',
  'edward ed eddie ted',
  'anthony tony',
  'daniel dan danny',
  'david dave',
  'christopher chris',
  'matthew matt',
  'patricia pat patty trish',
  'susan sue suzanne',
  'jennifer jen jenny',
  'deborah deb debbie',
  'alexander alex alexandre',
  'samuel sam',
  'benjamin ben',
  'nicholas nick nicolas',
  'andrew andy',
  'stephen steven steve',
  'peter pete',
  'charles charlie chuck',
  'ronald ron',
  'donald don',
  'kenneth ken',
  'lawrence larry',
  'francoise frankie',
  'genevieve gen',
  'veronique vero',
  'dominique dom',
].map((line) => line.split(' '));

/** Whether both are everyday forms of one given name, such as `Bob` and `Robert`; folded. */
export const sharesShortForm = (a: string, b: string) => a !== b && shortForms.some((forms) => forms.includes(a) && forms.includes(b));
