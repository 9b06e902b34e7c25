import type { Priority } from '@intake/api/rules';
import type { ExtractionContext, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { textOf } from '../page/rows.ts';
import type { PageView } from '../document.ts';
import { isTickBox } from '../page/tickMarks.ts';
import type { Token } from '../page/token.ts';
import { sentencesOf } from './sentences.ts';

const visit = '(?:appointment|consult(?:ation)?|assessment|evaluation|opinion|referral|review|visit|attention|rendez-vous)';
const soon: [Priority, string][] = [
  ['routine', '(?:non|not)[ -]?urgente?|routine|elective'],
  ['stat', 'stat|emergent|immediate'],
  ['asap', 'asap|expedited|semi-?urgente?|tres urgente?'],
  ['urgent', 'urgente?'],
];

/** What asks for a visit; one that was is spoken of otherwise. */
const asks = '(?=.*\\b(?:please|pls|kindly|could|would|appreciate|grateful|request|arrange|book|needs?|requires?|thank you|merci|souhait|saurais|pourriez|demande|appreci|is fine|suffi))';

/** Words about how soon, where a letter says them of the visit that it asks for; folded. */
const phrases: [RegExp, Priority][] = [
  ...soon.flatMap(([priority, words]): [RegExp, Priority][] => [
    // `an expedited appointment`, `une consultation urgente`
    [new RegExp(String.raw`^${asks}.*\b(?:${words}) (?:\p{L}+ )?${visit}\b`, 'u'), priority],
    [new RegExp(String.raw`^${asks}.*\b(?:une?|votre) ${visit} (?:\p{L}+ )?(?:${words})\b`, 'u'), priority],
    // `I consider this urgent`, `this is semi-urgent`, `on an urgent basis`
    [new RegExp(String.raw`\b(?:consider|regard|deem|feel|think|believe|juge|considere) (?:that )?(?:this|it|him|her|the matter|cette demande|ce cas)(?: to be| as| is| comme)?(?: an?)? (?:${words})(?=[.,;]|$| (?:and|as|because|given)\b)`, 'u'), priority],
    [new RegExp(String.raw`\b(?:this|it|the matter|cette demande|la demande) (?:is|est)(?: an?)? (?:${words})(?=[.,;]|$)`, 'u'), priority],
    [new RegExp(String.raw`\bon an? (?:${words}) basis\b|\bde facon (?:${words})\b`, 'u'), priority],
  ]),
  [/^(?:non|not|pas)[ -]?urgente?s?\b/, 'routine'],
  [/\b(?:see|seen|assess|assessed|assessment|evaluated?|appointment|consultation|review(?:ed)?|opinion)\b[^.;]*\b(?:asap|as soon as (?:you can|possible)|at your earliest (?:convenience|opportunity))\b/, 'asap'],
  [/\b(?:please|kindly|could you|would you)\b[^.;]*\b(?:asap|as soon as possible)\b/, 'asap'],
  [/\b(?:dans les (?:meilleurs|plus brefs) delais|le plus (?:rapidement|tot) possible|des que possible)\b/, 'asap'],
  [/\b(?:see|seen|assess(?:ed)?|evaluated?) (?:\p{L}+ ){0,2}urgently\b|\burgently (?:see|assess|evaluate)\b|\b(?:voir|evaluer|recevoir) (?:\p{L}+ ){0,2}(?:d'urgence|en urgence)\b/u, 'urgent'],
];

/** What is no urgency of this visit: `if it becomes urgent`, `no urgent findings`, `attended urgent care`. */
const otherwise = /\b(?:if|should|unless|until|si|before|was|were|had|previous(?:ly)?|no|without|aucune?|sans)\b[^.;]*\b(?:urgent|asap|stat|soon|immediate|emergent|delais|possible)|urgent care|clinique d'urgence/;

/** `I would be grateful if you could see her` sets no condition. */
const politeIf = /\b(?:grateful|appreciate|appreciate it|obliged|appreciated|thankful) if\b/g;

/** `Urgence: ☐ Urgent ☐ Dès que possible` asks, and says nothing. */
const isOffered = (page: PageView, tokens: Token[]) =>
  tokens.some(({ text }) => isTickBox(text) || /^[[{(]\s?[\])}]?$/.test(text)) || page.rows.some(({ segments }) => segments.some((segment) => segment.tokens.some((token) => tokens.includes(token)) && (page.labels.get(segment) ?? []).some(({ kind }) => kind === 'urgency')));

/** `I would be grateful if you could see her urgently.` Only sentences of a letter that refers, and only where all of them agree. */
export function urgencyInProse({ document, documentType }: ExtractionContext): Proposal[] {
  if (documentType !== 'referral' && documentType !== 'requisition') return [];
  const found = sentencesOf(document).flatMap(({ page, tokens }): Proposal[] => {
    const text = fold(textOf(tokens)).replace(politeIf, ' ');
    const [, value] = phrases.find(([test]) => test.test(text)) ?? [];
    return value && !otherwise.test(text) && !isOffered(page, tokens) ? [{ value, page, tokens, doubtful: [], fit: 0.86 }] : [];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}
