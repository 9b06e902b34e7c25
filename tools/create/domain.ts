import { namesOf } from './names.ts';
import { planLine, planTemplates } from './plan.ts';
import type { Plan } from './plan.ts';
import { planRights } from './rights.ts';

/** Named things of an organisation, from the table to the screen: list, create, change and remove. */
export async function planDomain(root: string, domain: string): Promise<Plan> {
  const names = namesOf(domain);
  const { Name, name, kebab } = names;
  const plan: Plan = new Map();
  await planTemplates(plan, { root, kind: 'domain', values: { ...names, stamp: stampOf(new Date()) }, folder: '' });

  const line = (file: string, text: string, like: RegExp) => planLine(plan, root, file, text, like);
  line('packages/api/src/contract/index.ts', `export * from './organization/${name}.contract.ts';`, /\.contract\.ts';$/);
  line('packages/api/src/client/index.ts', `export * from './endpoints/organization/${name}.api.ts';`, /\/endpoints\//);
  line('packages/api/src/testing/index.ts', `export * from './organization/${name}.fixtures.ts';`, /^export /);
  const areas = 'apps/server/src/areas.ts';
  line(areas, `import { ${name}Routes } from './modules/${name}/${name}.routes.ts';`, /\/modules\//);
  line(areas, `import { create${Name}Service } from './modules/${name}/${name}.service.ts';`, /\/modules\//);
  line(areas, `  ${name}Routes(create${Name}Service(database)),`, /^ {2}\w+Routes\(/);

  planRights(plan, root, `/api/${kebab}/`, { DELETE: 'settings.manage', GET: 'member', POST: 'settings.manage', PUT: 'settings.manage' });
  return plan;
}

/** When a migration was made, as its file is named and sorted: `20261122T182400`, UTC. */
const stampOf = (moment: Date) => moment.toISOString().replace(/[-:]|\..*$/g, '');
