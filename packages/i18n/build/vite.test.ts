import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { compileCatalogue, intakeMessages, readCatalogue } from '@intake/i18n/vite';
import { repositoryRoot } from './extract.ts';

const root = mkdtempSync(path.join(tmpdir(), 'intake-i18n-'));
afterAll(() => rmSync(root, { recursive: true }));

it('reads all the area files of a locale', () => {
  mkdirSync(path.join(root, 'xx'));
  writeFileSync(path.join(root, 'xx', 'auth.json'), '{"auth.login.title": "Sign in"}');
  writeFileSync(path.join(root, 'xx', 'faxes.json'), '{"faxes.list.title": "Faxes"}');
  expect(readCatalogue('xx', root)).toEqual({ 'auth.login.title': 'Sign in', 'faxes.list.title': 'Faxes' });
});

it('serves the titles of the pages around signing in with their texts, and those of the application with the inbox', async () => {
  const ids = async (scope: string) => {
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [intakeMessages()],
      build: { write: false, minify: false, rolldownOptions: { input: `virtual:intake-messages/en/${scope}`, preserveEntrySignatures: 'strict' } },
    })) as Rolldown.RolldownOutput;
    return [...output[0].code.matchAll(/^\s*"([\w.]+)":/gm)].map(([, id = '']) => id);
  };
  const titles = (all: string[]) => all.filter((id) => id.split('.')[1] === 'routes');
  const [entry, inbox] = await Promise.all([ids('entry'), ids('inbox')]);
  expect(titles(entry)).toEqual(Object.keys(readCatalogue('en')).filter((id) => id.startsWith('app.routes.')));
  expect(titles(entry)).toContain('app.routes.login');
  expect(titles(inbox)).toContain('audit.routes.audit');
  expect(titles(inbox).filter((id) => id.startsWith('app.'))).toEqual([]);
});

it('names the message which is not ICU text', () => {
  expect(() => compileCatalogue({ 'faxes.list.title': '{count' })).toThrow('faxes.list.title');
});

it('builds without the ICU parser and without the English texts in code', async () => {
  const messages = `
    import { createIntl, defineMessages } from 'react-intl';
    const texts = defineMessages({
      title: { id: 'faxes.list.title', defaultMessage: 'An English sentence' },
      description: { id: 'faxes.list.description', defaultMessage: 'A third sentence' },
      other: { description: 'why', defaultMessage: 'Another sentence', id: 'faxes.list.other' },
    });
    export const say = (messages) => createIntl({ locale: 'en', messages }).formatMessage(texts.title) + texts.other.id + texts.description.id;
  `;
  const entry = path.join(repositoryRoot, 'packages/i18n/src/Example.messages.ts');
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? messages : undefined),
      },
      intakeMessages(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(code).toContain('faxes.list.title');
  expect(code).toContain('faxes.list.other');
  expect(code).toContain('faxes.list.description');
  expect(code).not.toMatch(/sentence/);
  expect(code).toContain('format an uncompiled message');
  expect(code).not.toContain('parsePluralOrSelectArgument');
});
