import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TSESLint } from '@typescript-eslint/utils';

const most = 30;

/** A folder that holds more sources than one can take in at a glance has rooms in it that nobody named yet. */
export const folderSize: TSESLint.RuleModule<'crowded'> = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      crowded: `"{{folder}}" holds {{count}} sources side by side, and ${most} are the most: give those of one idea a folder of their own.`,
    },
  },
  defaultOptions: [],
  create: (context) => ({
    Program(node) {
      const folder = path.dirname(context.filename);
      const count = readdirSync(folder).filter((file) => /\.(tsx?|mjs|mdx)$/.test(file)).length;
      if (count > most) context.report({ node, messageId: 'crowded', data: { folder: path.relative(context.cwd, folder), count } });
    },
  }),
};
