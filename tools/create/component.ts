import { readFileSync } from 'node:fs';
import path from 'node:path';
import { namesOf } from './names.ts';
import { planTemplates } from './plan.ts';
import type { Plan } from './plan.ts';

const manifestPath = 'packages/ui/package.json';

/** Subpaths of components begin with a capital; the others are the ground they stand on, and come first. */
const isComponent = ([subpath]: readonly [string, string]) => /^\.\/[A-Z]/.test(subpath);

/** A component of the design system: its folder, and its own subpath in the exports of the package. */
export async function planComponent(root: string, name: string): Promise<Plan> {
  const names = namesOf(name);
  const folder = `packages/ui/src/components/${names.Name}`;
  const plan: Plan = new Map();
  await planTemplates(plan, { root, kind: 'component', values: { ...names }, folder });

  const manifest = JSON.parse(readFileSync(path.join(root, manifestPath), 'utf8')) as {
    exports: Record<string, string>;
  };
  const present = Object.entries(manifest.exports);
  const added = [`./${names.Name}`, `./src/components/${names.Name}/index.ts`] as const;
  const components = [...present.filter(isComponent), added].sort(([a], [b]) => (a < b ? -1 : 1));
  manifest.exports = Object.fromEntries([...present.filter((entry) => !isComponent(entry)), ...components]);
  plan.set(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
  return plan;
}
