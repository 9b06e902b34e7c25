import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import config from './rules.mjs';

type Files = Record<string, string>;

const vendors = [
  '@reduxjs/toolkit',
  'date-holidays',
  'lodash',
  'msw',
  'pg',
  'react-intl',
  'react-redux',
  'react-router-dom',
  'styled-components',
  'vitest',
  'zod',
];
const workspaces = { api: 'packages/api', i18n: 'packages/i18n', ui: 'packages/ui', server: 'apps/server' };
const shared: Files = {
  'packages/api/src/contract/index.ts': 'export const faxContract = 1; export type Fax = 1;',
  'packages/api/src/rules/index.ts': 'export const lifecycle = 1;',
  'packages/api/src/client/index.ts': 'export const useListQuery = 1;',
  'packages/api/src/testing/index.ts': 'export const aFax = 1;',
  'packages/i18n/src/index.ts': 'export const locales = 1;',
  'packages/ui/src/components/Badge/index.ts': 'export const Badge = 1;',
  'apps/server/src/index.ts': 'export const server = 1;',
};
// What each workspace offers: subpath → folder; the others offer one index.
const exportsOf: Record<string, Record<string, string>> = {
  ui: { './Badge': 'components/Badge' },
  api: { './contract': 'contract', './rules': 'rules', './client': 'client', './testing': 'testing' },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'intake-boundaries-'));
  write(shared);
  const dependencies = Object.fromEntries(
    [
      ...vendors.filter((name) => name !== 'lodash'),
      '@intake/api',
      '@intake/i18n',
      '@intake/ui',
      '@intake/server',
    ].map((name) => [name, '1.0.0']),
  );
  for (const name of vendors) {
    write({
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
      [`node_modules/${name}/index.js`]: 'export const value = 1;',
    });
  }
  mkdirSync(path.join(root, 'node_modules/@intake'));
  for (const [name, folder] of Object.entries(workspaces)) {
    const paths = Object.entries(exportsOf[name] ?? { '.': '' });
    const exports = Object.fromEntries(
      paths.map(([key, part]) => [key, `./${path.join('src', part, 'index.ts')}`]),
    );
    write({ [`${folder}/package.json`]: JSON.stringify({ name: `@intake/${name}`, exports, dependencies }) });
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@intake', name));
  }
  write({ 'apps/portal/package.json': JSON.stringify({ name: '@intake/portal', dependencies }) });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

/** The names of the rules that the tree breaks; dead code only where it is what is asked for. */
async function broken(files: Files, { deadCode = false } = {}) {
  write(files);
  const { forbidden, options } = config;
  const ruleSet = { forbidden: forbidden?.filter(({ name }) => deadCode || !name?.startsWith('no-dead-')) };
  const { enhancedResolveOptions, ...rest } = options ?? {};
  const { output } = await cruise(
    ['apps', 'packages'],
    { ...rest, ruleSet, validate: true, baseDir: root },
    enhancedResolveOptions,
  );
  const { violations } = (output as ICruiseResult).summary;
  return [...new Set(violations.map(({ rule }) => rule.name))].sort();
}

const screens = 'apps/portal/src/screens';
const modules = 'apps/server/src/modules';

const plants: [rule: string, files: Files][] = [
  ['contract-imports-only-zod', { 'packages/api/src/contract/fax.contract.ts': "import 'react-redux';" }],
  [
    'contract-imports-only-zod',
    { 'packages/api/src/contract/fax.contract.ts': "import '../rules/index.ts';" },
  ],
  ['rules-import-only-contract-types', { 'packages/api/src/rules/clock.ts': "import '../client/index.ts';" }],
  [
    'rules-take-types-of-the-contract',
    {
      'packages/api/src/rules/clock.ts':
        "import { faxContract } from '../contract/index.ts'; export const a = faxContract;",
    },
  ],
  [
    'client-imports-contract-and-toolkit',
    { 'packages/api/src/client/fax.api.ts': "import '@intake/ui/Badge';" },
  ],
  ['testing-imports-contract-and-msw', { 'packages/api/src/testing/mocks.ts': "import 'pg';" }],
  ['i18n-imports-react-intl', { 'packages/i18n/src/formats.ts': "import '@intake/ui/Badge';" }],
  ['ui-imports-no-workspace', { 'packages/ui/src/Badge.ts': "import '@intake/i18n';" }],
  ['server-imports-contract-and-rules', { 'apps/server/src/a.ts': "import '@intake/api/client';" }],
  ['portal-imports-packages', { 'apps/portal/src/a.ts': "import '@intake/server';" }],
  ['portal-takes-types-of-the-contract', { 'apps/portal/src/a.ts': "import '@intake/api/contract';" }],
  ['storybook-reaches-no-server', { 'apps/storybook/src/a.ts': "import '@intake/server';" }],
  ['large-libraries-come-late', { 'apps/server/src/a.ts': "import 'date-holidays';" }],
  [
    'tools-stay-outside',
    { 'apps/storybook/src/a.ts': "import '../../../tools/a.ts';", 'tools/a.ts': 'export const a = 1;' },
  ],
  [
    'screen-reaches-no-wiring',
    {
      [`${screens}/faxes/Inbox/InboxScreen.tsx`]: "import './part.ts';",
      [`${screens}/faxes/Inbox/part.ts`]: "import 'react-router-dom';",
    },
  ],
  ['route-has-no-styles', { [`${screens}/faxes/Inbox/InboxRoute.tsx`]: "import 'styled-components';" }],
  [
    'screens-stand-alone',
    {
      [`${screens}/faxes/Inbox/a.ts`]: "import '../Outbox/b.ts';",
      [`${screens}/faxes/Outbox/b.ts`]: 'export const b = 1;',
    },
  ],
  [
    'areas-stand-alone',
    {
      [`${screens}/faxes/Inbox/a.ts`]: "import '../../auth/password/b.ts';",
      [`${screens}/auth/password/b.ts`]: 'export const b = 1;',
    },
  ],
  [
    'app-imports-no-inside-of-a-screen',
    {
      'apps/portal/src/app/shell/a.ts': "import '../../screens/faxes/Inbox/b.ts';",
      [`${screens}/faxes/Inbox/b.ts`]: 'export const b = 1;',
    },
  ],
  [
    'shared-imports-no-screen',
    {
      'apps/portal/src/shared/counts/a.ts': "import '../../screens/faxes/Inbox/b.ts';",
      [`${screens}/faxes/Inbox/b.ts`]: 'export const b = 1;',
    },
  ],
  [
    'data-knows-no-screen',
    {
      'apps/portal/src/data/a.ts': "import '../shared/counts/b.ts';",
      'apps/portal/src/shared/counts/b.ts': 'export const b = 1;',
    },
  ],
  [
    'platform-knows-no-http',
    {
      'apps/server/src/platform/events/a.ts': "import '../../http/b.ts';",
      'apps/server/src/http/b.ts': 'export const b = 1;',
    },
  ],
  [
    'kernel-knows-no-http',
    {
      'apps/server/src/kernel/events/a.ts': "import '../../http/b.ts';",
      'apps/server/src/http/b.ts': 'export const b = 1;',
    },
  ],
  [
    'modules-keep-their-stores',
    {
      [`${modules}/fax/fax.service.ts`]: "import '../patient/patient.store.ts';",
      [`${modules}/patient/patient.store.ts`]: 'export const b = 1;',
    },
  ],
  [
    'only-main-chooses-adapters',
    {
      'apps/server/src/http/a.ts': "import './smtp.adapter.ts';",
      'apps/server/src/http/smtp.adapter.ts': 'export const a = 1;',
    },
  ],
  [
    'ui-internal-stays-inside',
    {
      'packages/ui/src/components/Badge/index.ts': "export * from '../../internal/a.ts';",
      'packages/ui/src/internal/a.ts': 'export const a = 1;',
    },
  ],
  [
    'tests-stay-tests',
    {
      'apps/portal/src/a.ts': "import './b.fixtures.ts';",
      'apps/portal/src/b.fixtures.ts': 'export const b = 1;',
    },
  ],
  [
    'packages-through-exports',
    { 'apps/portal/src/a.ts': "import '../../../packages/ui/src/components/Badge/index.ts';" },
  ],
  [
    'no-circular',
    {
      'apps/portal/src/a.ts': "import './b.ts'; export const a = 1;",
      'apps/portal/src/b.ts': "import './a.ts'; export const b = 1;",
    },
  ],
  ['no-unresolved', { 'apps/portal/src/a.ts': "import './gone.ts';" }],
  ['declared-dependencies', { 'apps/portal/src/a.ts': "import 'lodash';" }],
];

describe('the import rules', () => {
  it('hold where everything is in its room', async () => {
    const files = {
      'packages/api/src/client/fax.api.ts':
        "import { faxContract } from '../contract/index.ts'; import '@reduxjs/toolkit'; export const a = faxContract;",
      'packages/api/src/rules/lifecycle.ts':
        "import type { Fax } from '../contract/index.ts'; export type A = Fax;",
      [`${screens}/faxes/Inbox/InboxScreen.tsx`]:
        "import { Badge } from '@intake/ui/Badge'; export const s = Badge;",
      [`${screens}/faxes/Inbox/InboxRoute.tsx`]:
        "import { s } from './InboxScreen.tsx'; import { useListQuery } from '@intake/api/client'; import 'react-router-dom'; export const r = [s, useListQuery];",
      'apps/portal/src/shared/vocabulary.messages.ts': 'export const words = 1;',
      'apps/server/src/main.ts': "import './platform/mail/smtp.adapter.ts';",
      'apps/server/src/platform/mail/smtp.adapter.ts': 'export const smtp = 1;',
    };
    expect(await broken(files)).toEqual([]);
  });

  it.each(plants)('%s is broken by a planted violation', async (rule, files) => {
    expect(await broken(files)).toEqual([rule]);
  });

  it.each([
    ['no-dead-code', 'apps/portal/src/main.tsx'],
    ['no-dead-server-code', 'apps/server/src/main.ts'],
  ])('%s is broken by a file that nothing imports', async (rule, main) => {
    rmSync(path.join(root, 'apps/server/src/index.ts'));
    const lost = path.join(path.dirname(main), 'lost.ts');
    const files = { [main]: "import './used.ts';", [path.join(path.dirname(main), 'used.ts')]: '', [lost]: '' };
    expect(await broken(files, { deadCode: true })).toEqual([rule]);
    rmSync(path.join(root, lost));
    expect(await broken({}, { deadCode: true })).toEqual([]);
  });

  it('each have a planted violation here', () => {
    expect(config.forbidden?.map(({ name }) => name).sort()).toEqual(
      [...new Set([...plants.map(([rule]) => rule), 'no-dead-code', 'no-dead-server-code'])].sort(),
    );
  });
});
