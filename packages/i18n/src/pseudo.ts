import type { MessageFormatElement } from 'react-intl';
import type { Messages } from './messages.ts';

/** `accented` shows what is not translated, `long` what does not fit (texts grow by half). */
export const pseudoLocales = ['accented', 'long'] as const;

export type PseudoLocale = (typeof pseudoLocales)[number];

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accents = 'áƀçđéƒğĥíĵķłɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓƤɊŔŠŢÚṼŴẊÝŽ';

const writings: Record<PseudoLocale, (text: string) => string> = {
  accented: (text) => text.replace(/[a-z]/gi, (letter) => accents[plain.indexOf(letter)] ?? letter),
  long: (text) => text.replace(/\p{L}+/gu, (word) => word + word.slice(-Math.ceil(word.length / 2))),
};

/** A made-up language derived from `messages`: every text in brackets and rewritten, its arguments untouched. */
export function pseudoMessages(messages: Messages, kind: PseudoLocale): Messages {
  const rewrite = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.map((element): MessageFormatElement => {
      if ('options' in element) {
        const options = Object.entries(element.options).map(([key, option]) => [
          key,
          { ...option, value: rewrite(option.value) },
        ]);
        return { ...element, options: Object.fromEntries(options) };
      }
      if ('children' in element) return { ...element, children: rewrite(element.children) };
      // Type 0 is literal text in ICU syntax trees.
      return element.type === 0 ? { ...element, value: writings[kind](element.value) } : element;
    });
  const literal = (value: string): MessageFormatElement => ({ type: 0, value });
  return Object.fromEntries(
    Object.entries(messages).map(([id, elements]) => [
      id,
      [literal('['), ...rewrite(elements), literal(']')],
    ]),
  );
}
