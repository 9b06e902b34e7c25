import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { fileNames } from './tools/lint/fileNames.ts';
import { folderSize } from './tools/lint/folderSize.ts';
import { logicalCss } from './tools/lint/logicalCss.ts';
import { noLiteralText } from './tools/lint/noLiteralText.ts';
import { inlineMessages, ownForms, ownStates, singleLooks } from './tools/lint/restrictedSyntax.ts';

// oxlint has checked the language, the types, React's rules and accessibility before: these are the rest.
export default defineConfig(
  globalIgnores(['**/dist/', '**/storybook-static/', '**/coverage/', '**/.cache/', '**/migrations/', '**/mockServiceWorker.js']),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: {
      intake: {
        rules: { 'file-names': fileNames, 'folder-size': folderSize, 'logical-css': logicalCss, 'no-literal-text': noLiteralText },
      },
    },
    rules: { 'intake/file-names': 'error', 'intake/folder-size': 'error', 'intake/logical-css': 'error' },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    extends: [reactHooks.configs.flat.recommended],
    // Both serve the React Compiler, which we do not use; the first takes a ref for a value unless it ends in Ref.
    rules: { 'react-hooks/immutability': 'off', 'react-hooks/preserve-manual-memoization': 'off' },
  },
  {
    files: ['{packages,apps}/*/src/**/*.tsx'],
    ignores: ['**/*.{stories,test,fixtures}.tsx', 'apps/storybook/**'],
    rules: { 'intake/no-literal-text': 'error' },
  },
  {
    files: ['{packages,apps}/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{messages,test}.{ts,tsx}', 'apps/storybook/**'],
    rules: { 'no-restricted-syntax': ['error', ...inlineMessages] },
  },
  {
    // A later list of the rule replaces the one before.
    files: ['apps/portal/src/**/*.{ts,tsx}'],
    ignores: ['apps/portal/src/data/**', '**/*.{messages,test}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...inlineMessages, ...ownStates, ...ownForms] },
  },
  {
    files: ['tools/e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...singleLooks] },
  },
  storybook.configs['flat/recommended'],
  {
    files: ['.storybook/main.ts'],
    rules: {
      'storybook/no-uninstalled-addons': ['error', { packageJsonLocation: 'apps/storybook/package.json' }],
    },
  },
);
