import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namesOf } from './names.ts';
import { planTemplates } from './plan.ts';
import type { Plan } from './plan.ts';

const manifestPath = 'packages/ui/package.json';

/** A component of the design system: its folder, and its own subpath in the exports of the package. */
export async function planComponent(root: string, name: string): Promise<Plan> {
  const names = namesOf(name);
  const folder = `packages/ui/src/components/${names.Name}`;
  const plan: Plan = new Map();
  await planTemplates(plan, { root, kind: 'component', values: { ...names }, place: () => folder });

  const manifest = JSON.parse(readFileSync(path.join(root, manifestPath), 'utf8')) as {
    exports: Record<string, string>;
  };
  const [theme, tokens, ...rest] = Object.entries(manifest.exports);
  const added = [...rest, [`./${names.Name}`, `./src/components/${names.Name}/index.ts`] as const];
  const sorted = added.sort(([a], [b]) => (a < b ? -1 : 1));
  manifest.exports = Object.fromEntries(
    [theme, tokens, ...sorted].flatMap((entry) => (entry ? [entry] : [])),
  );
  plan.set(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
  return plan;
}
