import { isLetterVariable, mayName, type LetterValues, type LetterVariable } from './letterVariables.ts';
import type { LetterKind } from '../vocabulary.ts';

/** The wording of a letter: text with `{patient.name}`, or `{referral.redirect|nobody}` with what to say without a value. */
export interface LetterWording {
  subject: string;
  body: string;
}

export interface WordingProblem {
  path: 'subject' | 'body';
  /** `malformed`: a brace that opens or closes nothing. `private`: it says something of a patient on a cover page. */
  code: 'unknown' | 'private' | 'malformed';
  /** What stands between the braces. */
  name: string;
}

const variable = /\{([^{}|]*)(?:\|([^{}]*))?\}/g;

/** What is wrong with a wording, whatever the values will be. */
export function wordingProblems(kind: LetterKind, wording: LetterWording): WordingProblem[] {
  return (['subject', 'body'] as const).flatMap((path) =>
    problemsIn(wording[path], (name) => mayName(kind, name)).map((problem) => ({ path, ...problem })));
}

/** What is wrong with a text that may name some of the variables. */
export function problemsIn(text: string, mayBeNamed: (variable: LetterVariable) => boolean): Omit<WordingProblem, 'path'>[] {
  const problems: Omit<WordingProblem, 'path'>[] = [];
  for (const [, inside = ''] of text.matchAll(variable)) {
    const name = inside.trim();
    if (!isLetterVariable(name)) problems.push({ code: 'unknown', name });
    else if (!mayBeNamed(name)) problems.push({ code: 'private', name });
  }
  const stray = /[{}]/.exec(text.replaceAll(variable, ''));
  return stray ? [...problems, { code: 'malformed', name: stray[0] }] : problems;
}

export interface FilledLetter extends LetterWording {
  /** Named without a fallback and without a value: such a letter is not made. Each once, in the order of the text. */
  missing: LetterVariable[];
}

/** Puts the values in. A line with a list becomes a line for each of its items; a line whose values are all empty goes. */
export function fillWording(wording: LetterWording, values: LetterValues): FilledLetter {
  const missing = new Set<LetterVariable>();
  const fill = (text: string) => text.split('\n').flatMap((line) => fillLine(line, values, missing)).join('\n');
  const filled = { subject: fill(wording.subject).replaceAll(/\s+/g, ' ').trim(), body: fill(wording.body) };
  return { ...filled, missing: [...missing] };
}

function fillLine(line: string, values: LetterValues, missing: Set<LetterVariable>): string[] {
  const names = [...line.matchAll(variable)].map(([, name = '']) => name.trim());
  const list = names.map((name) => valueOf(values, name)).find((value) => Array.isArray(value) && value.length > 0) as string[] | undefined;
  const filled = (item?: string) =>
    line.replaceAll(variable, (whole, inside: string, fallback: string | undefined, at: number) => {
      const name = inside.trim();
      const value = valueOf(values, name);
      const text = Array.isArray(value) ? (value === list ? item : value.join(', ')) : (value as string | null);
      // A value is text: nothing in it is looked for again.
      if (text) return withoutSecondStop(text.replaceAll(/\r?\n/g, ' '), line.slice(at + whole.length));
      if (fallback !== undefined) return fallback.trim();
      if (isLetterVariable(name)) missing.add(name);
      return whole;
    });
  const lines = list ? list.map(filled) : [filled()];
  return names.length > 0 ? lines.filter((text) => !/^\s*(-\s*)?$/.test(text)) : lines;
}

/** A value that ends with a full stop, as “3:00 p.m.”, ends the sentence that it is the last of. */
const withoutSecondStop = (value: string, after: string): string => (/^\.(?!\.)/.test(after) && value.endsWith('.') ? value.slice(0, -1) : value);

const valueOf = (values: LetterValues, name: string) => (isLetterVariable(name) ? (values[name] ?? null) : null);

export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** Paragraphs stand between empty lines; lines that begin with a hyphen are a list. */
export function letterBlocks(body: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const line of body.split(/\r?\n/)) {
    const item = /^\s*-\s+(.*\S)/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (line.trim() === '') isOpen = false;
    else {
      if (item !== undefined) {
        if (isOpen && last?.kind === 'list') last.items.push(item);
        else blocks.push({ kind: 'list', items: [item] });
      } else if (isOpen && last?.kind === 'paragraph') last.text += `\n${line.trim()}`;
      else blocks.push({ kind: 'paragraph', text: line.trim() });
      isOpen = true;
    }
  }
  return blocks;
}
