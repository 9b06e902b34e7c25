import type { DocumentType } from '@intake/api/rules';
import type { DocumentView, PageView } from '../document.ts';
import { fold } from '../page/fold.ts';
import { endsInParticle, personIn } from './people.ts';
import type { FoundPerson } from './people.ts';
import { wrapped } from '../labels/readings.ts';
import type { Reading } from '../labels/readings.ts';
import { lineOf, textOf } from '../page/rows.ts';
import type { Row } from '../page/rows.ts';
import type { Token } from '../page/token.ts';

export interface NamedPerson extends FoundPerson {
  page: PageView;
}

/** Who refers, who writes, and whose paper it is. */
export interface Senders {
  /** Named by a label as the one who refers or orders. */
  labelled: NamedPerson[];
  /** Named by `From:`, by a signature or by a solo practice's letterhead. */
  authors: NamedPerson[];
  /** Letterheads that belong to the one who refers. */
  letterheads: { page: PageView; rows: Row[] }[];
}

const recipientsPaper = /(?<!reply by )(?:fax|return|send|forward)(?: the| this)?(?: completed)?(?: form| referral| requisition)?s? to\b(?=[^\n]{0,40}(?:\d{3}|number|above|below|us\b))|completed form|booking\W{1,3}[\d(]|telecopier (?:le|au|a)|retourner|rendez-vous\W{1,3}\d|formulaire rempli/;
const performersPaper = /imaging|radiolog|diagnostic|laborator|imagerie|laboratoire|insurance board|indemnisation|wsib|cnesst|workplace/;
/** Documents about a service done by their sender for somebody else. */
const reports: DocumentType[] = ['consult-report', 'imaging-report', 'lab-result'];

export function sendersOf(document: DocumentView, readings: Reading[], documentType: DocumentType): Senders {
  const named = (reading: Reading): NamedPerson[] => {
    const person = personAt(reading);
    return person ? [{ ...person, page: reading.page }] : [];
  };
  const labelled = readings.filter((reading) => reading.role === 'referrer' && (reading.kind === 'person' || reading.kind === 'name')).flatMap(named);
  const written = readings.filter((reading) => reading.kind === 'person' && (reading.role === 'sender' || reading.role === 'author')).flatMap(named);
  const authors = [...written, ...document.pages.flatMap(signatureOf)];
  const hasOwnBlock = readings.some((reading) => reading.role === 'referrer' && (reading.kind === 'clinic' || (reading.kind === 'fax' && reading.label.role === undefined)));
  const isReport = reports.includes(documentType) && labelled.length > 0;
  const letterheads = document.pages
    .map((page) => ({ page, rows: page.roles.letterhead.length > 0 ? page.roles.letterhead : page.roles.foot }))
    .filter(({ rows }) => rows.length > 0)
    .filter(({ page, rows }) => {
      const isPerformers = performersPaper.test(linesOf(rows)) && documentType !== 'referral';
      return !isReport && !hasOwnBlock && !recipientsPaper.test(linesOf(rows === page.roles.foot ? rows : page.rows.slice(0, rows.length + 1))) && !isPerformers && documentType !== 'insurance' && documentType !== 'junk';
    });
  return { labelled, authors, letterheads };
}

const linesOf = (rows: Row[]) => fold(rows.map(lineOf).join('\n'));

/** A name may end with a particle only because the rest stands in the next line. */
function personAt(reading: Reading): FoundPerson | null {
  const person = personIn(reading.tokens);
  if (!person || !endsInParticle(person)) return person;
  const rest = wrapped(reading);
  const whole = rest.length === 1 ? personIn([...reading.tokens, ...rest]) : null;
  return whole?.tokens.includes(rest[0]!) ? whole : person;
}

/** The first doctor or other clinician named within a few rows below the closing words; without such words, the last doctor who stands alone at the foot of the letter. */
function signatureOf(page: PageView): NamedPerson[] {
  const { closing } = page.roles;
  if (closing === null) return signatureAtFoot(page);
  for (const row of page.rows.slice(closing + 1, closing + 7)) {
    const tokens: Token[] = row.segments[0]!.tokens;
    if (/^\W*c\.?c\b/i.test(textOf(tokens))) return [];
    const person = personIn(tokens);
    if (person && (person.isDoctor || isClinician(tokens.slice(person.tokens.length)))) return [{ ...person, page }];
  }
  return [];
}

/** `Kevin Tsang, PT`: who refers and is no physician. */
const clinicianSigns = /^\W*(?:np|rn|pt|ot|rm|od|dc|rd|rsw|msw|slp|dds|dmd|ip|ips|ipspl|o\.d|r\.n|nurse practitioner|physiotherapist|occupational therapist|registered midwife|midwife|optometrist|dentist|chiropractor|psychologist|social worker|infirmi[eè]re?|sage-femme|physioth[eé]rapeute|optom[eé]triste|dentiste)\b/i;
/** `G. Squires` may be anybody of the name. */
const isWholeName = (value: string) => /, \p{L}{2}/u.test(value);
const isClinician = (behind: Token[]) => clinicianSigns.test(textOf(behind));

/** Rows at the foot among which a name is a signature. */
const footRows = 6;

function signatureAtFoot(page: PageView): NamedPerson[] {
  const first = Math.max(page.rows.length - footRows, (page.roles.salutation ?? page.roles.letterhead.length) + 1);
  for (const row of page.rows.slice(first).toReversed()) {
    const [segment] = row.segments;
    const isFree = (page.labels.get(segment!) ?? []).every(({ kind }) => kind === 'billingNumber' || kind === 'licence');
    const person = isFree ? personIn(segment!.tokens) : null;
    // `Dr. Smith has seen her` is prose.
    const behind = segment!.tokens.slice(person?.tokens.length ?? 0);
    if (person && (person.isDoctor || (isClinician(behind) && isWholeName(person.value))) && person.value.includes(',') && !/^\p{Ll}{2}/u.test(behind[0]?.text ?? '')) return [{ ...person, page }];
  }
  return [];
}
