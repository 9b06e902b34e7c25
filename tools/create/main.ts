import { fileURLToPath } from 'node:url';
import { planComponent } from './component.ts';
import { planDomain } from './domain.ts';
import { carryOut } from './plan.ts';
import type { Plan } from './plan.ts';
import { planScreen } from './screen.ts';

const usage = `npm run create component Name           a component of the design system
npm run create screen area/Name ENDPOINT   a screen that lists what an endpoint answers
npm run create domain Name              named things from the table to the hook`;

const next: Record<string, string> = {
  component: 'Say on its page what it is for and what to use instead, and look at it: npm run storybook',
  screen: 'Write its English texts, then: npm run i18n, and translate what it names.',
  domain: 'Then: npm run openapi, and npm test -- --only types,server',
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
  console.log([...planned.keys()].join('\n'));
  console.log(`\n${next[args[0] ?? '']}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
