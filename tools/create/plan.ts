import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import type { Options } from 'prettier';

/** How a generator lays its code out; the sources are written by hand and linted. */
export const layout: Options = { printWidth: 110, singleQuote: true };

/** What a generator will do to the tree: path from the root → its whole new text. */
export type Plan = Map<string, string>;

type Values = Record<string, string>;

const suffix = '.template';
const templates = path.join(import.meta.dirname, 'templates');
const fill = (text: string, values: Values) =>
  text.replace(/__(\w+?)__/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template asks for ${placeholder}, which nothing gives.`);
    return value;
  });

/**
 * Plans the templates of `kind` into `folder`, in the folders that they stand in themselves; their placeholders
 * `__name__` become `values`. Throws when a file is there already.
 */
export async function planTemplates(
  plan: Plan,
  { root, kind, values, folder }: { root: string; kind: string; values: Values; folder: string },
): Promise<void> {
  const own = path.join(templates, kind);
  for (const template of readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(suffix))) {
    const file = path.join(folder, fill(template.slice(0, -suffix.length), values));
    if (existsSync(path.join(root, file))) throw new Error(`${file} is there already.`);
    const text = fill(readFileSync(path.join(own, template), 'utf8'), values);
    plan.set(file, /\.tsx?$/.test(file) ? await format(text, { ...layout, filepath: file }) : text);
  }
}

/** Plans a change to a file of ours. Throws when the place that it looks for is not there. */
export function planEdit(plan: Plan, root: string, file: string, place: RegExp, text: string): void {
  const before = plan.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  if (!place.test(before)) throw new Error(`${file} has no place for it any more: ${place} finds nothing.`);
  plan.set(
    file,
    before.replace(place, (found) => found + text),
  );
}

/** What a line names: the file that it imports or exports, or all of it. */
const keyOf = (line: string) => /'.*'/.exec(line)?.[0] ?? line;

/** Plans a line among those of a file that are `like` it, in the order of the alphabet. Throws when there is none like it. */
export function planLine(plan: Plan, root: string, file: string, line: string, like: RegExp): void {
  const lines = (plan.get(file) ?? readFileSync(path.join(root, file), 'utf8')).split('\n');
  const last = lines.findLastIndex((other) => like.test(other));
  if (last < 0) throw new Error(`${file} has no line like ${like} any more.`);
  const next = lines.findIndex((other) => like.test(other) && keyOf(other) > keyOf(line));
  plan.set(file, lines.toSpliced(next < 0 ? last + 1 : next, 0, line).join('\n'));
}

/** Writes what was planned. Nothing is written when planning threw. */
export function carryOut(plan: Plan, root: string): void {
  for (const [file, text] of plan) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}
