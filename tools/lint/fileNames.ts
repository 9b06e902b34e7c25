import path from 'node:path';
import type { TSESLint } from '@typescript-eslint/utils';

const suffixes = [
  'styles',
  'stories',
  'test',
  'model',
  'messages',
  'contract',
  'api',
  'routes',
  'service',
  'store',
  'port',
  'adapter',
  'fixtures',
  'mocks',
  'child',
  'thread',
  'config',
  'd',
];

/** A file is `Name`, `name` or either with one suffix of the closed set, `.test` last: `fax.routes.test.ts`. */
export const fileNames: TSESLint.RuleModule<'name' | 'suffix'> = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      name: '"{{name}}" is neither PascalCase nor camelCase.',
      suffix: `".{{suffix}}" is not one of .${suffixes.join(' .')}, with .test last.`,
    },
  },
  defaultOptions: [],
  create: (context) => ({
    Program(node) {
      const [name = '', ...parts] = path.basename(context.filename).split('.').slice(0, -1);
      if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) context.report({ node, messageId: 'name', data: { name } });
      const kinds = parts.at(-1) === 'test' ? parts.slice(0, -1) : parts;
      const [kind, extra] = kinds;
      const suffix = extra ?? (kind !== undefined && !suffixes.includes(kind) ? kind : undefined);
      if (suffix !== undefined) context.report({ node, messageId: 'suffix', data: { suffix } });
    },
  }),
};
