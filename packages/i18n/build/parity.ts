import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '@intake/i18n/vite';

type Plural = Extract<MessageFormatElement, { pluralType: unknown }>;

// A language without plural forms, such as Japanese, may write a counted argument plainly.
const counted = new Set(['argument', 'number', 'plural']);
// The kinds of ICU syntax tree elements, by their `type`.
const kinds = ['literal', 'argument', 'number', 'date', 'time', 'select', 'plural', 'pound', 'tag'] as const;

/** Every element of a text, those inside its plural forms, choices and tags too. */
function flatten(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if ('options' in element)
      return [element, ...flatten(Object.values(element.options).flatMap(({ value }) => value))];
    return 'children' in element ? [element, ...flatten(element.children)] : [element];
  });
}

/** What a text asks of its caller: argument name → its kind, with the keys it chooses between. */
function argumentsOf(elements: MessageFormatElement[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const element of elements) {
    const kind = kinds[element.type];
    if (!('value' in element) || kind === 'literal' || kind === undefined) continue;
    const choices =
      kind === 'select' && 'options' in element ? ` ${Object.keys(element.options).sort().join('|')}` : '';
    if (!(found.has(element.value) && kind === 'argument')) found.set(element.value, kind + choices);
  }
  return found;
}

/** The plural forms that `locale` lacks or does not have. French `many` (millions) may be left to `other`. */
function pluralProblems(plural: Plural, locale: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale, { type: plural.pluralType }).resolvedOptions();
  const forms = Object.keys(plural.options).filter((form) => !form.startsWith('='));
  const missing = pluralCategories.filter((form) => form !== 'many' && !forms.includes(form));
  const foreign = forms.filter((form) => !pluralCategories.some((category) => category === form));
  return [
    ...missing.map((form) => `{${plural.value}} lacks the plural form "${form}"`),
    ...foreign.map((form) => `{${plural.value}} has the plural form "${form}", which ${locale} has not`),
  ];
}

function argumentProblems(expected: Map<string, string>, actual: Map<string, string>): string[] {
  const problems = [...actual.keys()]
    .filter((name) => !expected.has(name))
    .map((name) => `{${name}} is not in English`);
  for (const [name, kind] of expected) {
    const ours = actual.get(name);
    if (ours === undefined) problems.push(`{${name}} is missing`);
    else if (ours !== kind && !(counted.has(ours) && counted.has(kind))) {
      problems.push(`{${name}} is "${ours}", in English "${kind}"`);
    }
  }
  return problems;
}

/** A text that a reader would read: something in letters beside its arguments. */
const hasWords = (elements: MessageFormatElement[]) =>
  flatten(elements).some(
    (element) => kinds[element.type] === 'literal' && 'value' in element && /\p{L}/u.test(element.value),
  );

/** What is wrong with one text by itself; its syntax tree when it can be read. */
function read(text: string, locale: string): { elements?: MessageFormatElement[]; problems: string[] } {
  if (text.trim() === '') return { problems: ['is empty'] };
  try {
    const elements = parse(text);
    const plurals = flatten(elements).filter((element): element is Plural => 'pluralType' in element);
    return { elements, problems: plurals.flatMap((plural) => pluralProblems(plural, locale)) };
  } catch (error) {
    return {
      problems: [`is not valid ICU text (${error instanceof Error ? error.message : String(error)})`],
    };
  }
}

/**
 * What keeps a translation from standing in for English, one sentence each: missing and unused ids, empty or
 * broken texts, other arguments, plural forms the language lacks, and English left untranslated unless `same`
 * allows it (a term that reads the same in both).
 */
export function parityProblems(
  english: Catalogue,
  translated: Catalogue,
  locale: string,
  same: readonly string[],
): string[] {
  const problems = Object.keys(translated)
    .filter((id) => !(id in english))
    .map((id) => `${locale} ${id} is not used by any screen`);
  problems.push(
    ...same.filter((id) => english[id] !== translated[id]).map((id) => `${locale} ${id} needs no allowance`),
  );

  for (const [id, source] of Object.entries(english)) {
    const say = (problem: string) => problems.push(`${locale} ${id} ${problem}`);
    const text = translated[id];
    if (text === undefined) {
      say('is missing');
      continue;
    }
    const ours = read(text, locale);
    ours.problems.forEach(say);
    const theirs = read(source, 'en');
    if (!ours.elements || !theirs.elements) continue;
    argumentProblems(argumentsOf(flatten(theirs.elements)), argumentsOf(flatten(ours.elements))).forEach(say);
    if (text === source && hasWords(theirs.elements) && !same.includes(id)) say('is still in English');
  }
  return problems;
}

/** What is wrong with the English texts themselves. */
export function englishProblems(english: Catalogue): string[] {
  return Object.entries(english).flatMap(([id, text]) => [
    ...read(text, 'en').problems.map((problem) => `en ${id} ${problem}`),
    ...(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9-]+)+$/.test(id) ? [] : [`en ${id} is not named area.part.name`]),
  ]);
}
