import { firstFound } from '../extraction.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { labelText } from '../labels/labels.ts';
import { followingLines } from '../labels/readings.ts';
import { withoutUnticked } from '../labels/options.ts';
import type { Reading } from '../labels/readings.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';

const longest = 12;
/** Three letters in a row and four signs; two Chinese or Japanese characters are a word: 胸痛. */
const isWord = /^(?=.{4}).*\p{L}{3}|\p{Script=Han}{2}/u;

/** The text behind or below a label that asks why; a true `reason` is preferred to general clinical information. Without such a label, what the sentence that asks for help says behind `for` or `with`; otherwise the diagnosis of a referral. */
export const reason: FieldExtractor = {
  field: 'reason',
  propose(context) {
    const { readings } = context;
    const labelled = readings.filter(({ kind }) => kind === 'reason').flatMap((reading): Proposal[] => {
      const tokens = followingLines(reading, longest, { prose: true }).flatMap(withoutUnticked);
      const value = textOf(tokens).trim();
      if (!isWord.test(value)) return [];
      return [{ value, page: reading.page, tokens, fit: preference(reading) * reading.label.score, prose: true }];
    });
    return firstFound(() => labelled, () => asked(context), () => diagnosed(context));
  },
};

const longestSentence = 45;
/** What asks a colleague for help; folded. */
const asking =
  /\b(?:please (?:see|assess|evaluate)|(?:thank you|thanks) for (?:kindly )?(?:seeing|assessing|agreeing to see)|(?:appreciate|grateful for) your (?:opinion|assessment)|referring (?:this|the|my|him|her|mr|mrs|ms)|refer (?:this|my|mr|mrs|ms)|je vous (?:adresse|refere)|saurais gre|merci de (?:voir|recevoir|bien vouloir))\b/;
const because = /^(?:for|with|regarding|because|has|pour|avec|concernant)$/;

/** `Please assess Mrs. Mulcahy for bilateral cataracts.` */
function asked({ document, documentType }: ExtractionContext): Proposal[] {
  if (documentType !== 'referral') return [];
  for (const page of document.pages) {
    const start = page.roles.salutation ?? page.roles.letterhead.length;
    const prose = page.rows.slice(start, page.roles.closing ?? undefined).flatMap(({ segments }) => segments.flatMap(({ tokens }) => tokens));
    for (const [at] of prose.entries()) {
      const sentence = sentenceFrom(prose, at);
      const phrase = asking.exec(fold(textOf(sentence)));
      if (phrase?.index !== 0) continue;
      const words = phrase[0].split(' ').length;
      const connector = sentence.findIndex(({ text }, index) => index >= words && because.test(fold(text)));
      const tokens = sentence.slice(connector + 1);
      const value = textOf(tokens).replace(/[.;]$/, '').trim();
      return connector > 0 && isWord.test(value) ? [{ value, page, tokens, fit: 0.86, prose: true }] : [];
    }
  }
  return [];
}

/** Up to its full stop; `Mr.` and `Dr.` end none. */
function sentenceFrom(tokens: Token[], at: number): Token[] {
  const rest = tokens.slice(at, at + longestSentence);
  const end = rest.findIndex(({ text }) => /\p{L}{4}\)?[.;]$|\d[.;]$/u.test(text));
  return end < 0 ? rest : rest.slice(0, end + 1);
}

/** `DIAGNOSIS: …` on a referral that gives no other reason. */
function diagnosed({ readings, documentType }: ExtractionContext): Proposal[] {
  if (documentType !== 'referral' && documentType !== 'requisition') return [];
  return readings
    .filter(({ label, text }) => label.colon && /^(?:diagnosis|diagnostic)\b/.test(labelText(label)) && isWord.test(text))
    .map(({ page, tokens, text }) => ({ value: text, page, tokens, fit: 0.86, prose: true }));
}

function preference(reading: Reading): number {
  const label = labelText(reading.label);
  return /reason|motif|raison|question/.test(label) ? 0.97 : /indication/.test(label) ? 0.93 : 0.88;
}
