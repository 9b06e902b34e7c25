import { capitalizeName, foldName } from '@intake/api/rules';
import { fold } from '../page/fold.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { hanPersonIn } from './hanNames.ts';
import { inOrder, isLikelyTurned, particles } from './nameOrder.ts';
import type { StatedOrder } from './nameOrder.ts';

export interface FoundPerson {
  /** `Family, Given`, or the family name alone. */
  value: string;
  tokens: Token[];
  /** Written with `Dr`, or with a physician's credentials. */
  isDoctor: boolean;
}

const titles = new Set('dr dre dra drs docteur docteure doctor mr mrs ms miss mx m mme mlle madame monsieur prof'.split(' '));
const doctorTitles = new Set('dr dre dra drs docteur docteure doctor'.split(' '));
const credentials = new Set('md mbbs mbchb do np rn phd msc bsc ccfp cmfc ccmf em fcfp frcpc frcsc frcp frcs facs crcmf pharmd rph dds dmd dc pt ot rm od rd rsw msw slp inc'.split(' '));
/** Words of places, forms and prose that no name is made of. */
const notNames = new Set(
  ('clinic clinique medical medicale medicine centre center health sante hospital hopital family famille practice group team associates pharmacy pharmacie ' +
    'polyclinique gmf cabinet department departement service services office inc ltd ltee street st. rue avenue road information patient patiente physician ' +
    'medecin doctor date name nom phone tel telephone fax address adresse dob ddn sex sexe birth naissance number numero no health card referral ' +
    'the this and or et ou with avec for pour please veuillez male female homme femme masculin feminin none aucun unknown inconnu yes oui non signature urgent ' +
    'phn ohip hcn mrn ramq nam gender age acct routine page board workplace walk walk-in community communautaire imaging imagerie laboratory laboratoire diagnostic your votre is was a been has demande consultation requisition therapist physiotherapist optometrist dentist pharmacist nurse midwife report rapport request objet subject pages confidential').split(' '),
);

/** The person whose name stands at the beginning of these tokens, or null when it is no name. */
export function personIn(all: Token[], order: StatedOrder = null): FoundPerson | null {
  const han = hanPersonIn(all, order === 'spaced');
  if (han) return { value: `${han.family}, ${han.given}`, tokens: han.tokens, isDoctor: false };
  const tokens = all.flatMap(partedAtComma);
  const start = tokens.findIndex((token) => token.key !== '');
  if (start < 0) return null;
  let index = start;
  let isDoctor = false;
  while (index < tokens.length && (titles.has(bare(tokens[index]!)) || isDoctorTitle(tokens[index]!))) {
    isDoctor ||= isDoctorTitle(tokens[index]!);
    index++;
  }
  const { parts, next } = nameParts(tokens, index, index > start);
  if (!isDoctor && isOrganization(tokens.slice(index, next + 2))) return null;
  isDoctor ||= tokens.slice(next, next + 2).some((token) => ['md', 'mbbs', 'ccfp', 'frcpc', 'frcsc', 'mbchb'].includes(bare(token)));
  const { family, given } = inOrder(parts.map(({ text }) => text.replace(frameAtEnd, '')), order);
  if (!family || parts.length > 6) return null;
  if (!given && !isDoctor) return null;
  if (family.length < 2 || !/\p{L}{2}/u.test(family)) return null;
  const value = [family, given].filter(Boolean).map(mend).map(capitalizeName).join(', ');
  return { value, tokens: tokens.slice(start, next), isDoctor };
}

/** `Or.` is how a faxed `Dr.` is read. */
const isDoctorTitle = (token: Token) => doctorTitles.has(bare(token)) || token.text === 'Or.';

/** `Willow Creek Family Medicine` begins as a name does; in `Roy, Anna` a comma parts, and what stands behind a name is no part of it. */
const isOrganization = (tokens: Token[]) => {
  const named = tokens.slice(0, tokens.findIndex(({ text }) => /[,;:.(]$/.test(text)) + 1 || undefined);
  return /^(?:\p{L}[\p{L}'’-]* ){1,3}(?:(?:family|walk-?in|community) )?(?:clinic|clinique|medical|medicine|practice|health centre|health center|hospital|hopital|pharmacy|pharmacie|physiotherapy|rehab|dental|optometry|wellness|walk-?in)\b/u.test(fold(textOf(named)));
};

/** `Aurelic`, `Maric-Ève`: hardly a given name ends so, but many in the e that is easily read as c. */
const misreadGiven = /, (?:.*[ -])?(?:\p{L}+lic|maric)\b/iu;

/** `LE BLANC MARIE`: a given name does not begin with a particle, so the family name came first. */
const particleInGiven = /, (?:les?|la|de|du|des|van|von|der|den|di|da|al|el|ste?|saint) \S/i;

/** `ROY,ANNA`, as older systems print names. */
function partedAtComma(token: Token): Token[] {
  const [, family, given] = /^(\p{L}[\p{L}'’-]+,)(\p{L}[\p{L}'’-]*)$/u.exec(token.text) ?? [];
  return family && given ? [family, given].map((text) => ({ ...token, text })) : [token];
}

/** How far a name as it was read may be believed: a clerk had better look at one that is likely misread, or in the wrong order. */
export const credibilityOf = (value: string) => (misreadGiven.test(value) || particleInGiven.test(value) || isLikelyTurned(value) ? 0.75 : 1);

/** `Mamert Le`, which may go on with `Blanc`. */
export const endsInParticle = ({ tokens }: FoundPerson) => particles.has(bare(tokens.at(-1)!));

/** `lsmael` for `Ismael`, and a full stop that is dirt on the page. */
const mend = (name: string) =>
  name.replace(/(?<!\p{L})l(?=[bcdfghjklmnpqrstvwxz])/gu, 'I').replace(/(?<!\p{L})i(?=\p{Ll}{2})/gu, 'I').replace(/(\p{L}{3,})\./gu, '$1');

/** Takes words as long as they look like a name; one comma may part the family name from the given one. */
function nameParts(tokens: Token[], from: number, isTitled: boolean): { parts: Token[]; next: number } {
  const parts: Token[] = [];
  let commas = 0;
  let index = from;
  for (; index < tokens.length && parts.length < 6; index++) {
    const token = tokens[index]!;
    const following = tokens[index + 1];
    // `Gélinas. interniste`: the comma behind a name is easily read as a full stop.
    if (/^\p{L}{4,}\.$/u.test(tokens[index - 1]?.text ?? '') && parts.length > 1) break;
    // What a colon ends is a label.
    if (following && token.text.endsWith(':')) return { parts: [], next: from };
    if (!isNamePart(token) && !(index === tokens.length - 1 && isSmallAfterParticle(tokens[index - 1], token))) break;
    parts.push(token);
    if (!/[,;]$/.test(token.text)) continue;
    commas++;
    // Behind `Dr. Anna Roy,` comes a place, not a given name.
    const isSpoken = isTitled && parts.length > 1;
    if (isSpoken || commas > 1 || !following || !isNamePart(following) || credentials.has(bare(following))) {
      index++;
      break;
    }
  }
  // Neither a credential nor a particle ends a name.
  while (parts.length > 0 && (credentials.has(bare(parts.at(-1)!)) || isSmallParticle(parts.at(-1)!))) parts.pop();
  return { parts, next: index };
}

/** The line of a table or form, read as a letter's neighbour. */
const frameAtEnd = /[|\]})]+$/;

const bare = (token: Token) => foldName(token.text).replace(/ /g, '');

function isNamePart(token: Token): boolean {
  const text = token.text.replace(frameAtEnd, '').replace(/[.,;:]+$/, '');
  const plain = bare(token);
  if (/^\p{Lu}\.?$/u.test(text)) return true;
  if (!plain || notNames.has(plain) || notNames.has(foldName(token.text)) || credentials.has(plain)) return false;
  if (!/^[\p{L}][\p{L}'’`\-.]*$/u.test(text)) return false;
  // A capital I is often read as a small i or l.
  return /^\p{Lu}|^i\p{Ll}{2}|^l[bcdfghjklmnpqrstvwxz]/u.test(text) || particles.has(plain);
}

/** `Le gall` at the end of a line. */
const isSmallAfterParticle = (before: Token | undefined, token: Token) =>
  before !== undefined && particles.has(bare(before)) && /^\p{Ll}{3,}$/u.test(token.text) && !notNames.has(bare(token));

const isSmallParticle = (token: Token) => particles.has(bare(token)) && token.text === token.text.toLowerCase();
