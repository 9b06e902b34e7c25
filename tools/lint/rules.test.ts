import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as parser from '@typescript-eslint/parser';
import { Linter, RuleTester } from 'eslint';
import { describe, expect, it } from 'vitest';
import type { Rule } from 'eslint';
import { fileNames } from './fileNames.ts';
import { folderSize } from './folderSize.ts';
import { logicalCss } from './logicalCss.ts';
import { noLiteralText } from './noLiteralText.ts';
import { inlineMessages, ownForms, ownStates, singleLooks } from './restrictedSyntax.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({
  languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});
// ESLint types its rules over plain ESTree, typescript-eslint over its own tree.
const run = (
  name: string,
  rule: unknown,
  tests: { valid: string[]; invalid: [code: string, count: number][] },
) =>
  tester.run(name, rule as Rule.RuleModule, {
    valid: tests.valid,
    invalid: tests.invalid.map(([code, errors]) => ({ code, errors })),
  });

run('no-literal-text', noLiteralText, {
  valid: [
    '<Button>{formatMessage(messages.save)}</Button>',
    '<Card data-tone="danger" id="save" type="submit" />',
    '<p>{count} · 3 %</p>',
    '<kbd>Ctrl</kbd>',
    '<Trans>{open ? <b /> : null}</Trans>',
  ],
  invalid: [
    ['<Button>Save</Button>', 1],
    ['<p>{"Saved"}</p>', 1],
    ['<p>{`${count} faxes`}</p>', 1],
    ['<p>{open ? "Open" : "Closed"}</p>', 2],
    ['<p>{open && "Open"}</p>', 1],
    ['<p>{name + " faxes"}</p>', 1],
    ['<button aria-label="Close" />', 1],
    ['<input placeholder={"Search"} title={`Find ${name}`} />', 2],
    ['<img alt="Page 1" />', 1],
    ['<Field label={name ?? "Name"} />', 1],
    ['<p>传真</p>', 1],
  ],
});

run('logical-css', logicalCss, {
  valid: [
    'const A = styled.span`margin-inline-start: 1px; inset-inline-end: 0; text-align: start; border-inline: 0`',
    'const A = styled.span`transform-origin: left; background-position: right; --left: 1px; /* left: 0 */`',
    'const text = sql`left: 1`',
    'const text = `left: 1`',
    '<div style={{ insetInlineStart: 0 }} />',
  ],
  invalid: [
    ['const A = styled.span`margin-left: 1px`', 1],
    ['const A = styled.span`\n  color: red;\n  padding-right: ${space(2)};\n`', 1],
    ['const A = styled(Button).attrs({})`left: 0; right: 0`', 2],
    ['const A = css`text-align: left;`', 1],
    ['const A = css`float: right`', 1],
    ['const A = css`${tones.map((tone) => `&[data-tone="${tone}"] { margin-right: 0; }`)}`', 1],
    ['const A = css`border-left: 0; border-top-right-radius: 0; scroll-margin-left: 0`', 3],
    ['const A = keyframes`from { left: 0 }`', 1],
    ['<div style={{ marginLeft: 1, right: 0 }} />', 2],
  ],
});

const at = (filename: string) => ({ code: '', filename });
tester.run('file-names', fileNames as unknown as Rule.RuleModule, {
  valid: [
    at('Badge.stories.tsx'),
    at('fax.routes.test.ts'),
    at('lifecycle.ts'),
    at('vite.config.ts'),
    at('index.test.ts'),
  ],
  invalid: [
    { ...at('fax-list.ts'), errors: 1 },
    { ...at('fax.helper.ts'), errors: 1 },
    { ...at('fax.routes.service.ts'), errors: 1 },
    { ...at('fax.test.routes.ts'), errors: 1 },
  ],
});

describe('folder size', () => {
  const reportsIn = (sources: number) => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'intake-lint-'));
    try {
      for (let at = 0; at < sources; at += 1) writeFileSync(path.join(cwd, `a${at}.ts`), '');
      for (let at = 0; at < 40; at += 1) writeFileSync(path.join(cwd, `a${at}.sql`), '');
      const plugins = { intake: { rules: { 'folder-size': folderSize as unknown as Rule.RuleModule } } };
      return new Linter({ cwd }).verify('', { files: ['**/*.ts'], plugins, rules: { 'intake/folder-size': 'error' } }, path.join(cwd, 'a0.ts')).map(({ ruleId }) => ruleId);
    } finally {
      rmSync(cwd, { recursive: true });
    }
  };
  it('refuses a folder of 31 sources', () => expect(reportsIn(31)).toEqual(['intake/folder-size']));
  it('takes one of 30, whatever else lies in it', () => expect(reportsIn(30)).toEqual([]));
});

describe('restricted syntax', () => {
  const broken = (code: string) =>
    new Linter()
      .verify(code, {
        files: ['**/*.tsx'],
        languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        rules: { 'no-restricted-syntax': ['error', ...inlineMessages, ...ownStates, ...ownForms, ...singleLooks] },
      }, 'a.tsx')
      .map(({ ruleId, message }) => ruleId && message);
  const [inline] = inlineMessages;
  const [state, problem] = ownStates;
  const [form] = ownForms;
  const [look] = singleLooks;
  const messages = { look: look?.message, inline: inline?.message, state: state?.message, problem: problem?.message, form: form?.message };

  it.each([
    ["defineMessages({ a: { id: 'a', defaultMessage: 'A' } })", messages.inline],
    ['<Text defaultMessage="A" />', messages.inline],
    ["type Model = { state: 'loading' } | { state: 'failed' };", messages.state],
    ["interface Model { state: 'none' | 'loading' }", messages.state],
    ["function problemOf(error: unknown) { return { code: 'unexpected' }; }", messages.problem],
    ['const problemOf = (error: unknown) => error as Problem;', messages.problem],
    ['<form action="/faxes">{fields}</form>', messages.form],
    ['<Form label={title} error={error}>{fields}</Form>', messages.form],
    ['<EditDrawer title={title} {...rest} />', messages.form],
    ['<Dialog form={{ errors, hasSummary: false }} />', messages.form],
    ["expect(await page.getByText('Saved').count()).toBe(1)", messages.look],
    ["expect(await name.inputValue()).not.toBe('')", messages.look],
    ["expect(new URL(page.url()).pathname).toBe('/app')", messages.look],
  ])('refuses %s', (code, message) => expect(broken(code)).toEqual([message]));

  it.each([
    'type ChartModel = { state: "none" } | Loadable<Patient>;',
    "const model = { state: 'loading' };",
    "type More = 'idle' | 'loading';",
    "import { problemOf } from '../../data/problemOf.ts'; problemOf(error);",
    '<Form {...form.props} hasSummary={false}>{fields}</Form>',
    '<Dialog form={{ ...form.props, hasSummary: false }} />',
    '<FormDrawer form={form} />',
    '<SearchField onSubmit={find} />',
    "await expect.poll(() => page.getByText('Saved').count()).toBe(1)",
    "await expect.poll(() => new URL(page.url()).pathname).toBe('/app')",
    'expect(await keys()).toBe(3)',
  ])('takes %s', (code) => expect(broken(code)).toEqual([]));
});
