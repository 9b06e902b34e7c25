import type { Locale } from '../locales.ts';

export type MessageIntent = 'stop' | 'start' | 'help';

/**
 * How words are compared: compatibility forms, no marks, upper case, one space between words and none around. It reaches
 * lists and texts alike: ストップ becomes ストッフ in both.
 */
export const foldWords = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldWords));

/** A message that is one of these and nothing else. The provider obeys the first seven by itself; never ask for CANCEL or END. */
const intents: Readonly<Record<MessageIntent, ReadonlySet<string>>> = {
  stop: folded([
    'STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPT OUT', 'OPTOUT',
    'ARRÊT', '退订', '退訂', '停止', '配信停止', 'ストップ',
  ]),
  start: folded(['START', 'UNSTOP']),
  help: folded(['HELP', 'INFO', 'AIDE', '帮助', '幫助', 'ヘルプ']),
};

/** What a message orders, or null when it is none of the known words. */
export function intentOf(text: string): MessageIntent | null {
  const words = foldWords(text);
  return (['stop', 'start', 'help'] as const).find((intent) => intents[intent].has(words)) ?? null;
}

const tongues: readonly (readonly [Locale, ReadonlySet<string>])[] = [
  ['fr', folded(['ARRÊT', 'AIDE'])],
  ['zh', folded(['退订', '退訂', '帮助', '幫助'])],
  ['ja', folded(['配信停止', 'ストップ', 'ヘルプ'])],
];

/** The language of an order that is a word of one alone, which whoever writes it reads. English ones are written by everybody. */
export function languageOfOrder(text: string): Locale | null {
  const words = foldWords(text);
  return tongues.find(([, known]) => known.has(words))?.[0] ?? null;
}

/** Words that say it within a sentence; CANCEL and END are not among them, for they speak of visits. */
const stopping = [
  'STOP', 'UNSUBSCRIBE', 'REVOKE', 'OPT OUT', 'DO NOT TEXT', 'DON\'T TEXT', 'NO MORE TEXTS', 'REMOVE ME', 'ARRÊT', 'ARRÊTER', 'ARRÊTEZ', 'DÉSABONNER',
].map(foldWords);
const stoppingInside = ['退订', '退訂', '停止', '不要再发', 'ストップ', 'やめて'].map(foldWords);

/** Whether somebody has to read the message today because it may ask for an end: any reasonable manner of asking counts. */
export const mayAskToStop = (text: string): boolean => intentOf(text) === null && says(text, stopping, stoppingInside);

const wrong = ['WRONG NUMBER', 'WRONG PERSON', 'MAUVAIS NUMÉRO', 'FAUX NUMÉRO', 'PAS LE BON NUMÉRO'].map(foldWords);
const wrongInside = ['号码错', '號碼錯', '打错', '发错', '番号違い', '番号が違', '間違い電話'].map(foldWords);

/** Whether the message says that its sender is not whom the clinic means. */
export const saysWrongNumber = (text: string): boolean => says(text, wrong, wrongInside);

function says(text: string, words: readonly string[], inside: readonly string[]): boolean {
  const all = ` ${foldWords(text)} `;
  return words.some((word) => all.includes(` ${word} `)) || inside.some((word) => all.includes(word));
}

/** The answer to a message that asked for 1 or 2, in any width and script of digits that compatibility forms know. */
export function answerOf(text: string): 1 | 2 | null {
  const words = foldWords(text);
  return words === '1' ? 1 : words === '2' ? 2 : null;
}
