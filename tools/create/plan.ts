import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** What a generator will do to the tree: path from the root → its whole new text. */
export type Plan = Map<string, string>;

type Values = Record<string, string>;

const templates = path.join(import.meta.dirname, 'templates');
const fill = (text: string, values: Values) =>
  text.replace(/__(\w+?)__/g, (placeholder, name: string) => values[name] ?? placeholder);

/**
 * Plans the templates of `kind`, each into the folder that `place` gives for its name; their placeholders
 * `__name__` become `values`. Throws when a file is there already.
 */
export async function planTemplates(
  plan: Plan,
  {
    root,
    kind,
    values,
    place,
  }: { root: string; kind: string; values: Values; place: (file: string) => string },
): Promise<void> {
  const options = await resolveConfig(path.join(root, 'package.json'));
  for (const template of readdirSync(path.join(templates, kind))) {
    const name = fill(template.replace(/\.template$/, ''), values);
    const file = path.join(place(name), name);
    if (existsSync(path.join(root, file))) throw new Error(`${file} is there already.`);
    const text = fill(readFileSync(path.join(templates, kind, template), 'utf8'), values);
    plan.set(file, /\.tsx?$/.test(file) ? await format(text, { ...options, filepath: file }) : text);
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

/** Writes what was planned. Nothing is written when planning threw. */
export function carryOut(plan: Plan, root: string): void {
  for (const [file, text] of plan) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}
