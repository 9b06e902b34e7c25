import { fold } from '../page/fold.ts';
import { textOf } from '../page/rows.ts';
import { firstFound } from '../extraction.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { digitCells } from '../labels/readings.ts';
import type { Reading } from '../labels/readings.ts';
import { phonesIn } from '../words/phones.ts';
import { sentencesOf } from './sentences.ts';

/** Numbers behind a telephone label that speaks of the patient; otherwise the one at which, as a sentence says, the patient is reached. */
export const patientPhone: FieldExtractor = {
  field: 'patient.phone',
  propose(context) {
    const labelled = context.readings
      .filter(({ kind, role }) => kind === 'phone' && (role === 'patient' || role === null))
      .flatMap((reading) =>
        phonesIn(digitCells(reading)).map(({ value, tokens }, index): Proposal => {
          const told = reading.role === 'patient' && !isOfLetterhead(reading) && !isOfOffice(reading) ? toldOfPatient : 0.7;
          return { value, page: reading.page, tokens, fit: (told - index * 0.1) * reading.label.score };
        }),
      );
    const isTold = labelled.some(({ fit }) => fit >= toldOfPatient * 0.9);
    return isTold ? labelled : firstFound(() => reachedAt(context), () => labelled);
  },
};

const toldOfPatient = 0.97;

/** Who is spoken of there is the patient; a daughter or a neighbour would be named otherwise. */
const reached =
  /\b(?:she|he|they|the patient|patient|(?:mr|mrs|ms|miss)\.? \p{L}+) (?:can|may|could) be (?:best )?(?:reached|contacted|called)\b|\b(?:her|his|patient's) (?:best |home |cell |mobile |contact |tele)?(?:phone|number|cell)(?: number)? is\b|\b(?:on peut|vous pouvez|pouvez) (?:la|le|les)? ?(?:re)?joindre\b|\b(?:elle|il|la patiente|le patient) (?:est|peut etre) (?:joignable|jointe?|rejointe?)\b/u;

/** `She can be reached at 416-555-0177.` */
function reachedAt({ document }: ExtractionContext): Proposal[] {
  return sentencesOf(document).flatMap(({ page, tokens }): Proposal[] => {
    const [number] = reached.test(fold(textOf(tokens))) ? phonesIn(tokens) : [];
    return number ? [{ ...number, page, fit: 0.88 }] : [];
  });
}

/** `Tel: 416-555-0165  Fax: 416-555-0164`: few patients have a fax. */
const isOfOffice = ({ page, label }: Reading) =>
  label.role === undefined && page.rows[label.segment.row]!.segments.flatMap((segment) => page.labels.get(segment) ?? []).some(({ kind }) => kind === 'fax');

/** `T 519-555-0101` is how clinics print theirs, also at the side of a letter. */
const isOfLetterhead = ({ label }: Reading) => !label.colon && label.segment.tokens[label.from]!.key.length === 1;
