import { namesOf } from './names.ts';
import { planEdit, planTemplates } from './plan.ts';
import type { Plan } from './plan.ts';

const migrations = 'apps/server/migrations/app';
const application = 'apps/server/src/application.ts';

/** Where each file of a domain belongs, by its suffix. */
const folders: [suffix: RegExp, folder: (name: string) => string][] = [
  [/\.contract\.ts$/, () => 'packages/api/src/contract'],
  [/\.api\.ts$/, () => 'packages/api/src/client/endpoints'],
  [/\.sql$/, () => migrations],
  [/\.ts$/, (name) => `apps/server/src/modules/${name}`],
];

/** Named things of an organisation, from the table to the hook: list, create and change. */
export async function planDomain(root: string, domain: string): Promise<Plan> {
  const names = namesOf(domain);
  const { Name, name, snake } = names;
  const plan: Plan = new Map();
  await planTemplates(plan, {
    root,
    kind: 'domain',
    values: { ...names, stamp: stampOf(new Date()) },
    place: (file) => folders.find(([suffix]) => suffix.test(file))?.[1](name) ?? '',
  });

  const edit = (file: string, place: RegExp, text: string) => planEdit(plan, root, file, place, text);
  edit('packages/api/src/contract/index.ts', /$(?![\s\S])/, `export * from './${name}.contract.ts';\n`);
  edit('packages/api/src/client/index.ts', /$(?![\s\S])/, `export * from './endpoints/${name}.api.ts';\n`);
  edit('packages/api/src/client/base/tags.ts', /export const tagTypes = \[/, `\n  '${Name}',`);
  edit('packages/api/src/client/events/eventTags.ts', /const types: Readonly<Record<string, readonly TagType\[\]>> = \{/, `\n  ${snake}: ['${Name}'],`);
  const tables = 'apps/server/src/platform/database/tables.ts';
  edit(tables, /export interface Tables \{/, `\n  ${snake}: ${Name}Table;`);
  edit(tables, /import type \{(?=[^}]*\} from '\.\/clinicTables\.ts')/, ` ${Name}Table,`);
  edit(
    'apps/server/src/platform/database/clinicTables.ts',
    /$(?![\s\S])/,
    `\nexport interface ${Name}Table extends Row, Versioned {\n  name: string;\n}\n`,
  );
  const parts = [`${name}.routes.ts`, `${name}.service.ts`].map((file) => `'./modules/${name}/${file}';`);
  edit(
    application,
    /^import type \{ Routes \} from '\.\/http\/implement\.ts';\n/m,
    `import { ${name}Routes } from ${parts[0]}\nimport { create${Name}Service } from ${parts[1]}\n`,
  );
  edit(application, /\n {2}return \[\n/, `    ${name}Routes(create${Name}Service(database)),\n`);
  return plan;
}

/** When a migration was made, as its file is named and sorted: `20261122T182400`, UTC. */
const stampOf = (moment: Date) => moment.toISOString().replace(/[-:]|\..*$/g, '');
