import { firstFound } from '../extraction.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { labelText } from '../labels/labels.ts';
import { followingLines } from '../labels/readings.ts';
import { withoutUnticked } from '../labels/options.ts';
import type { Reading } from '../labels/readings.ts';
import { textOf } from '../page/rows.ts';
import { isTickBox } from '../page/tickMarks.ts';
import { sentencesOf } from './sentences.ts';

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
      const value = textOf(tokens.filter(({ text, key }) => key !== '' || !isTickBox(text))).trim();
      if (!isWord.test(value)) return [];
      // A ticked choice is a heading, and what it is about may stand elsewhere.
      const told = tokens.some(({ text }) => isTickBox(text)) ? 0.7 : 1;
      return [{ value, page: reading.page, tokens, fit: preference(reading) * told * reading.label.score, prose: true }];
    });
    return firstFound(() => labelled, () => asked(context), () => diagnosed(context));
  },
};

const longestSentence = 45;
/** What asks a colleague for help; folded. */
const asking =
  /\b(?:(?:please|pls|kindly) (?:see|assess|evaluate)|(?:could|would|can) you (?:see|assess|evaluate)|you (?:could|would) (?:kindly |please )?(?:see|assess|evaluate)|remercie de (?:recevoir|voir|bien vouloir)|(?:requesting|seeking|request) (?:an? |your )?(?:opinion|assessment|consultation)|(?:thank you|thanks) for (?:kindly )?(?:seeing|assessing|agreeing to see)|(?:appreciate|grateful for) your (?:opinion|assessment)|referring (?:this|the|my|him|her|mr|mrs|ms)|refer (?:this|my|mr|mrs|ms)|je vous (?:adresse|refere)|saurais gre|merci de (?:voir|recevoir|bien vouloir))\b/;
const because = /^(?:for|with|regarding|because|has|pour|avec|concernant)$/;

/** `Please assess Mrs. Mulcahy for bilateral cataracts.` */
function asked({ document, documentType }: ExtractionContext): Proposal[] {
  if (documentType !== 'referral') return [];
  for (const { page, tokens: sentence } of sentencesOf(document)) {
    const text = fold(textOf(sentence));
    const phrase = asking.exec(text);
    if (!phrase) continue;
    const behind = text.slice(0, phrase.index + phrase[0].length).split(' ').length;
    const connector = sentence.findIndex((token, index) => index >= behind && because.test(fold(token.text)));
    const tokens = sentence.slice(connector + 1, behind + longestSentence);
    const value = textOf(tokens).replace(/[.;]$/, '').trim();
    return connector > 0 && isWord.test(value) ? [{ value, page, tokens, fit: 0.86, prose: true }] : [];
  }
  return [];
}

/** `DIAGNOSIS: …` on a referral that gives no other reason. */
function diagnosed({ readings, documentType }: ExtractionContext): Proposal[] {
  if (documentType !== 'referral' && documentType !== 'requisition') return [];
  return readings
    .filter(({ label, text }) => (label.colon || label.whole) && /^(?:diagnosis|diagnostic|dx)\b/.test(labelText(label)) && isWord.test(text))
    .map(({ page, tokens, text }) => ({ value: text, page, tokens, fit: 0.86, prose: true }));
}

function preference(reading: Reading): number {
  const label = labelText(reading.label);
  return /reason|motif|raison|question/.test(label) ? 0.97 : /indication/.test(label) ? 0.93 : 0.88;
}
