import { findDates } from '../dates/dates.ts';
import { isIdentitySlot, type Slot, type Wish } from './flowWords.ts';
import { fitsSlot } from './slotValue.ts';
import { withDigits } from './spokenNumbers.ts';
import { phrases, digitWords, folded, type Phrases } from './phrases.ts';
import type { VoiceCommand } from '../../contract/voice/agentFlow.contract.ts';
import type { Locale } from '../locales.ts';

/** What the understanding of a turn goes by. */
export interface Heard {
  text: string;
  /** The question that was put, or null. */
  slot: Slot | null;
  locale: Locale;
  /** `YYYY-MM-DD` at the clinic. */
  today: string;
}

/** What the caller wants, by phrases, digits and dates. It may ask back, and never guesses. */
export function understand(heard: Heard): VoiceCommand[] {
  const text = folded(heard.text).trim();
  if (text === '') return [{ kind: 'silence' }];
  const own = phrases[heard.locale];
  if (text === '0' || own.person.test(text)) return [{ kind: 'hand-off' }];
  const said = heard.slot === null ? [] : valuesIn(text, heard.slot, heard);
  if (said.length > 0) return said.map(({ slot, value }) => ({ kind: own.correction.test(text) ? 'correct' : 'set', slot, value }));
  if (own.again.test(text)) return [{ kind: 'repeat' }];
  if (own.goodbye.test(text)) return [{ kind: 'end' }];
  const corrected = own.correction.test(text) ? wishIn(text, heard.locale) : null;
  return corrected ? [{ kind: 'correct', slot: 'wish', value: corrected }] : [{ kind: 'clarify' }];
}

/**
 * The commands of a model that are carried out: facts that prove who is on the line are taken from what was said, by code. A
 * model can neither invent one nor leave one out.
 */
export function admitted(proposed: readonly VoiceCommand[], heard: Heard): VoiceCommand[] {
  const isFact = (command: VoiceCommand) => (command.kind === 'set' || command.kind === 'correct') && isIdentitySlot(command.slot);
  if (heard.slot !== null && isIdentitySlot(heard.slot)) return understand(heard);
  const rest = proposed.filter((command) => !isFact(command));
  return rest.length > 0 ? rest : [{ kind: 'clarify' }];
}

interface Said {
  slot: Slot;
  value: string;
}

function valuesIn(text: string, slot: Slot, heard: Heard): Said[] {
  if (isIdentitySlot(slot)) return factsIn(text, slot, heard);
  const value = valueIn(text, slot, heard);
  return value !== null && fitsSlot(slot, value) ? [{ slot, value }] : [];
}

function valueIn(text: string, slot: Slot, heard: Heard): string | null {
  switch (slot) {
    case 'answer':
      return answerIn(text, heard.locale);
    case 'wish':
      return wishIn(text, heard.locale);
    case 'day':
      return dayIn(withDigits(text, heard.locale), { today: heard.today });
    default:
      return heard.text.trim().slice(0, 500);
  }
}

/** The last one counts: "the third, no, the fourth". */
function dayIn(text: string, options: { today: string; purpose?: 'birth' }): string | null {
  const western = text
    .replaceAll(/(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?/g, ' $1-$2-$3 ')
    // Digit by digit, as it is keyed in.
    .replaceAll(/(?<!\d)\d(?:[\s,]+\d){7}(?!\d)/g, (digits) => digits.replaceAll(/\D/g, ''))
    .replaceAll(/(?<!\d)(\d{4}) (\d\d) (\d\d)(?!\d)/g, '$1-$2-$3');
  return findDates(western, options).at(-1)?.value ?? null;
}

const postalCode = /(?<![\p{L}\p{N}])([a-z])[\s,-]{0,2}(\d)[\s,-]{0,2}([a-z])[\s,-]{0,2}(\d)[\s,-]{0,2}([a-z])[\s,-]{0,2}(\d)(?![\p{L}\p{N}])/giu;

function factsIn(said: string, slot: Slot, heard: Heard): Said[] {
  const text = withDigits(said, heard.locale);
  const facts: Said[] = [];
  const birthDate = dayIn(text, { today: heard.today, purpose: 'birth' });
  if (birthDate) facts.push({ slot: 'birth-date', value: birthDate });
  const code = [...text.matchAll(postalCode)].at(-1);
  if (code) facts.push({ slot: 'postal-code', value: code.slice(1).join('').toUpperCase() });
  // Four digits may be a year: they are a number only where that is what was asked for.
  const digits = slot === 'health-number' ? lastFourIn(said, heard.locale) : null;
  if (digits) facts.push({ slot: 'health-number', value: digits });
  // What was asked for comes last: with it the flow goes on.
  return facts.toSorted((a, b) => Number(a.slot === slot) - Number(b.slot === slot));
}

function lastFourIn(text: string, locale: Locale): string | null {
  const asDigits = digitWords[locale].reduce((rest, [word, digit]) => rest.replaceAll(word, ` ${digit} `), text);
  const joined = asDigits.replaceAll(/(?<=\d)[\s,、，-]+(?=\d)/g, '');
  const groups = joined.match(/\d+/g) ?? [];
  const last = groups.at(-1) ?? '';
  return last.length === 4 ? last : null;
}

function answerIn(text: string, locale: Locale): string | null {
  const own = phrases[locale];
  if (text === '1') return 'yes';
  if (text === '2') return 'no';
  if (own.unsure.test(text)) return null;
  // "No" first: 不是 and non hold what would be a yes.
  if (own.no.test(text)) return 'no';
  return own.yes.test(text) ? 'yes' : null;
}

const wishKeys: Record<string, Wish> = { 1: 'confirm', 2: 'cancel', 3: 'move', 4: 'hear' };

function wishIn(text: string, locale: Locale): Wish | null {
  if (Object.hasOwn(wishKeys, text)) return wishKeys[text]!;
  const own = phrases[locale];
  const found = (['confirm', 'cancel', 'move', 'hear'] as const)
    .map((wish) => ({ wish, at: Math.max(-1, ...[...text.matchAll(own.wishes[wish])].filter((said) => !isDenied(said, own)).map(({ index }) => index)) }))
    .filter(({ at }) => at >= 0);
  if (found.length === 0) return null;
  // Two wishes are a question, unless the second corrects the first.
  if (found.length > 1 && !own.correction.test(text)) return null;
  return found.toSorted((a, b) => b.at - a.at)[0]!.wish;
}

/** Whether it is said that something is not wished: "please do not cancel". */
const isDenied = ({ index, input, 0: said }: RegExpExecArray, { denied }: Phrases): boolean =>
  denied.before?.test(input.slice(0, index)) === true || denied.behind?.test(input.slice(index + said.length)) === true;
