import type { PageView } from './document.ts';
import type { Token } from './page/token.ts';

/** How many of the words that the reader trusts this far are right, measured on noisy faxes: letters are mistaken sooner than digits. */
const rightWords: Scale = [[0, 0.35], [0.4, 0.45], [0.6, 0.7], [0.8, 0.86], [0.9, 0.975], [0.95, 0.995], [1, 1]];
const rightNumbers: Scale = [[0, 0.35], [0.4, 0.6], [0.6, 0.88], [0.8, 0.96], [0.9, 0.985], [0.95, 0.995], [1, 1]];

type Scale = [trust: number, share: number][];

/** On a page that was hard to read, words are wrong more often than the reader believes: below this mean trust. */
const clearPage = 0.92;
const doubtPerTrust = 2.2;

interface Judged {
  page: PageView;
  tokens: Token[];
  doubtful?: Token[];
  prose?: boolean;
}

/** The chance that every word of a value was read rightly, 0 to 1; of prose that its words were on the whole. */
export function legibilityOf({ page, tokens, doubtful = tokens, prose }: Judged): number {
  const chances = doubtful.filter(({ key }) => key !== '').map(({ word }) => shareOf(isNumber(word.text) ? rightNumbers : rightWords, word.confidence));
  const product = chances.reduce((all, chance) => all * chance, 1);
  // The geometric mean: as if it were a single word.
  const whole = prose ? product ** (1 / (chances.length || 1)) : product;
  return whole * Math.min(1, 1 - (clearPage - page.trust) * doubtPerTrust);
}

const isNumber = (text: string) => /\d/.test(text) && !/\p{L}{3}/u.test(text);

function shareOf(scale: Scale, trust: number): number {
  const above = scale.findIndex(([at]) => at >= trust);
  const [x1, y1] = scale[Math.max(1, above)]!;
  const [x0, y0] = scale[Math.max(1, above) - 1]!;
  return y0 + ((y1 - y0) * (trust - x0)) / (x1 - x0);
}
