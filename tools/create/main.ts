import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { planComponent } from './component.ts';
import { planDomain } from './domain.ts';
import { carryOut } from './plan.ts';
import type { Plan } from './plan.ts';
import { planScreen } from './screen.ts';

const usage = `npm run create component Name           a component of the design system
npm run create screen area/Name ENDPOINT   a screen that lists what an endpoint answers
npm run create domain Name                 named things from the table to the screen`;

const next: Record<string, string> = {
  component: 'Say on its page what it is for and what to use instead, and look at it: npm run storybook',
  screen: 'Write its English texts, then: npm run i18n, and translate what it names.',
  domain: 'It runs as it is. What makes it a real one: docs/contributing/area.md',
};

function plan(root: string, [kind, name, endpoint]: string[]): Promise<Plan> {
  if (kind === 'component' && name) return planComponent(root, name);
  if (kind === 'screen' && name && endpoint) return planScreen(root, name, endpoint);
  if (kind === 'domain' && name) return planDomain(root, name);
  throw new Error(usage);
}

try {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const args = process.argv.slice(2);
  const planned = await plan(root, args);
  carryOut(planned, root);
  if (args[0] === 'domain') execFileSync(process.execPath, ['--import', 'tsx', 'tools/openapi/main.ts'], { cwd: root });
  console.log([...planned.keys()].join('\n'));
  console.log(`\n${next[args[0] ?? '']}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
