/** A name taken apart; parts keep the accents and capitals they were written with. */
export interface PersonName {
  family: string | null;
  given: string | null;
  /** Further given names or initials. */
  middle: string | null;
  prefix: string | null;
  /** Credentials and generation, such as `MD CCFP` or `Jr`. */
  suffix: string | null;
}

const titles = new Set(
  'dr dre dra doctor docteur docteure prof mr mrs ms miss mx m mme mlle madame monsieur mademoiselle sir'.split(' '),
);
const credentials = new Set(
  ('md mbbs mbchb do np rn rnec rpn phd msc bsc ccfp em fcfp frcpc frcsc frcp frcs facs cmfc crcmfc mph mba pharmd rph bscphm ' +
    'dds dmd dc jr sr ii iii iv').split(' '),
);
const particles = new Set('van von der den de del della di da dos du la le les el al bin ibn mac mc st ste saint sainte ten ter'.split(' '));

/** Lower case without accents, apostrophes or hyphens: the form in which names are compared and indexed. */
export function foldName(input: string): string {
  return input
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Takes `TREMBLAY, Marie-Ève`, `Dr. J. van der Berg, MD, CCFP` or `Anh NGUYEN` apart; unknown parts are null. */
export function parsePersonName(input: string): PersonName {
  const cleaned = input.replace(/\([^)]*\)/g, ' ').replace(/\s+/g, ' ').trim();
  const commaParts = cleaned.split(',').map((part) => part.trim()).filter(Boolean);
  const suffixes: string[] = [];
  const first = stripEnds(words(commaParts[0] ?? ''), suffixes, 1);
  const others = commaParts.slice(1).map((part) => stripEnds(words(part), suffixes, 0).names).filter((names) => names.length > 0);
  const suffix = suffixes.length > 0 ? suffixes.join(' ') : null;

  const given = others[0];
  if (given) return nameOf(first.names, given, first.prefix ?? prefixOf(commaParts[1] ?? ''), suffix);
  const { family, rest } = splitFamily(first.names);
  return nameOf(family, rest, first.prefix, suffix);
}

/** `Marie-Ève Tremblay`: the given name first, as it is spoken. */
export function displayName(name: Pick<PersonName, 'family' | 'given'> & Partial<PersonName>): string {
  return [name.given, name.middle, name.family].filter(Boolean).join(' ');
}

/** `TREMBLAY` or `o'brien` as a person would write it; a name with mixed capitals is left alone. */
export function capitalizeName(input: string): string {
  if (input !== input.toUpperCase() && input !== input.toLowerCase()) return input;
  return input
    .toLowerCase()
    .replace(/(^|[\s\-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bMc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

const words = (part: string) => part.split(' ').filter(Boolean);
const bare = (word: string) => foldName(word).replace(/ /g, '');
const prefixOf = (part: string) => words(part).find((word) => titles.has(bare(word))) ?? null;

/** Takes titles off the front and credentials off the end, leaving at least `keep` words. */
function stripEnds(parts: string[], suffixes: string[], keep: number): { names: string[]; prefix: string | null } {
  const names = [...parts];
  let prefix: string | null = null;
  while (names.length > 1 && titles.has(bare(names[0]!))) {
    const title = names.shift()!.replace(/\.$/, '');
    prefix ??= title;
  }
  const tail: string[] = [];
  while (names.length > keep && isCredential(names.at(-1)!, names.length)) tail.unshift(names.pop()!.replace(/\.$/, ''));
  suffixes.push(...tail);
  return { names, prefix };
}

/** A credential alone in its comma part counts whatever its case; behind a name it must look like one. */
function isCredential(word: string, remaining: number): boolean {
  if (!credentials.has(bare(word))) return false;
  return remaining === 1 || word === word.toUpperCase() || /^(jr|sr)\.?$/i.test(word);
}

const isCapitals = (word: string) => word.length > 1 && /\p{L}{2}/u.test(word) && word === word.toUpperCase();

function splitFamily(names: string[]): { family: string[]; rest: string[] } {
  if (names.length < 2) return { family: names, rest: [] };
  const capitals = names.map(isCapitals);
  const someAreNot = capitals.some((isCapital) => !isCapital);
  if (someAreNot && capitals[0]) {
    const end = capitals.indexOf(false);
    return { family: names.slice(0, end), rest: names.slice(end) };
  }
  let start = names.length - 1;
  if (someAreNot && capitals[start]) while (start > 1 && capitals[start - 1]) start--;
  // A particle in small letters at the very front still belongs to the family name: `van der Berg`.
  const isParticle = (word: string) => particles.has(bare(word)) && (start > 1 || word === word.toLowerCase());
  while (start > 0 && isParticle(names[start - 1]!)) start--;
  return { family: names.slice(start), rest: names.slice(0, start) };
}

function nameOf(family: string[], given: string[], prefix: string | null, suffix: string | null): PersonName {
  const clean = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '');
  const join = (parts: string[]) => parts.map(clean).filter(Boolean).join(' ') || null;
  return { family: join(family)?.replace(/\.$/, '') ?? null, given: join(given.slice(0, 1)), middle: join(given.slice(1)), prefix, suffix };
}
