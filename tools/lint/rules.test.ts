import { beforeAll, describe, expect, it } from 'vitest';
import { runLinter, type Finding } from './runLinter.fixtures.ts';

const inline = 'Define messages in the .messages.ts beside the screen: only those are extracted and translated.';
const state = 'Use Loadable or Paged of data/loadable.ts.';
const problem = 'Import problemOf of data/problemOf.ts.';
const form = 'Make a form by useForm of data/forms, and hand on its `props`.';
const seen = 'It may not be seen yet: use `await waitFor(() => expect(…).toBeVisible())`.';
const look = 'The page may not be there yet: use `await expect.poll(() => …)`.';

interface Cases {
  /** Of the file that the code is in; the first is for code, the others for names. */
  at: string;
  takes: string[];
  refuses: [code: string, ...messages: string[]][];
}

const literal = 'Write this text as a message in the .messages.ts beside the screen, or take it as a prop.';
const physical = (...names: string[]) => names.map((name) => `"${name}" does not turn with the direction: use the logical property (inline-start, inline-end).`);

const rules: Record<string, Cases> = {
  'no-literal-text': {
    at: 'packages/ui/src/Case.tsx',
    takes: [
      '<Button>{formatMessage(messages.save)}</Button>',
      '<Card data-tone="danger" id="save" type="submit" />',
      '<p>{count} · 3 %</p>',
      '<kbd>Ctrl</kbd>',
      '<Trans>{open ? <b /> : null}</Trans>',
    ],
    refuses: [
      ['<Button>Save</Button>', literal],
      ['<p>{"Saved"}</p>', literal],
      ['<p>{`${count} faxes`}</p>', literal],
      ['<p>{open ? "Open" : "Closed"}</p>', literal, literal],
      ['<p>{open && "Open"}</p>', literal],
      ['<p>{name + " faxes"}</p>', literal],
      ['<button aria-label="Close" />', literal],
      ['<input placeholder={"Search"} title={`Find ${name}`} />', literal, literal],
      ['<img alt="Page 1" />', literal],
      ['<Field label={name ?? "Name"} />', literal],
      ['<p>传真</p>', literal],
    ],
  },
  'logical-css': {
    at: 'packages/ui/src/Case.tsx',
    takes: [
      'const A = styled.span`margin-inline-start: 1px; inset-inline-end: 0; text-align: ${align("start")}; border-inline: 0`',
      'const A = styled.span`text-align: center`',
      'const A = styled.span`transform-origin: left; background-position: right; --left: 1px; /* left: 0 */`',
      'const text = sql`left: 1`',
      'const text = `left: 1`',
      '<div style={{ insetInlineStart: 0 }} />',
    ],
    refuses: [
      ['const A = styled.span`margin-left: 1px`', ...physical('margin-left')],
      ['const A = styled.span`\n  color: red;\n  padding-right: ${space(2)};\n`', ...physical('padding-right')],
      ['const A = styled(Button).attrs({})`left: 0; right: 0`', ...physical('left', 'right')],
      ['const A = css`text-align: left;`', ...physical('text-align: left')],
      ['const A = css`text-align: end;`', '"text-align: end" is a side of the words, which have a direction of their own on a mirrored page: use align() of the tokens.'],
      ['const A = css`float: right`', ...physical('float: right')],
      ['const A = css`${tones.map((tone) => `&[data-tone="${tone}"] { margin-right: 0; }`)}`', ...physical('margin-right')],
      ['const A = css`border-left: 0; border-top-right-radius: 0; scroll-margin-left: 0`', ...physical('border-left', 'border-top-right-radius', 'scroll-margin-left')],
      ['const A = keyframes`from { left: 0 }`', ...physical('left')],
      ['<div style={{ marginLeft: 1, right: 0 }} />', ...physical('marginLeft', 'right')],
    ],
  },
  'inline-messages': {
    at: 'apps/portal/src/data/Case.tsx',
    takes: ['<Trans id={messages.a.id} />'],
    refuses: [
      ["defineMessages({ a: { id: 'a', defaultMessage: 'A' } })", inline],
      ['<Text defaultMessage="A" />', inline],
    ],
  },
  'own-states': {
    at: 'apps/portal/src/screens/Case.tsx',
    takes: [
      'type ChartModel = { state: "none" } | Loadable<Patient>;',
      "const model = { state: 'loading' };",
      "type More = 'idle' | 'loading';",
      "import { problemOf } from '../../data/problemOf.ts'; problemOf(error);",
    ],
    refuses: [
      ["type Model = { state: 'loading' } | { state: 'failed' };", state],
      ["interface Model { state: 'none' | 'loading' }", state],
      ["function problemOf(error: unknown) { return { code: 'unexpected' }; }", problem],
      ['const problemOf = (error: unknown) => error as Problem;', problem],
    ],
  },
  'own-forms': {
    at: 'apps/portal/src/screens/Case.tsx',
    takes: [
      '<Form {...form.props} hasSummary={false}>{fields}</Form>',
      '<Dialog form={{ ...form.props, hasSummary: false }} />',
      '<FormDrawer form={form} />',
      '<SearchField onSubmit={find} />',
    ],
    refuses: [
      ['<form action="/faxes">{fields}</form>', form],
      ['<Form label={title} error={error}>{fields}</Form>', form],
      ['<EditDrawer title={title} {...rest} />', form],
      ['<Dialog form={{ errors, hasSummary: false }} />', form],
    ],
  },
  'overlay-looks': {
    at: 'packages/ui/src/Case.stories.tsx',
    takes: [
      "const drawer = within(await screen.findByRole('dialog')); await waitFor(() => expect(drawer.getByText('Saved')).toBeVisible());",
      "const list = within(canvas.getByRole('list')); await expect(list.getByText('Saved')).toBeVisible();",
      "await expect(canvas.getByText('Saved')).toBeVisible()",
    ],
    refuses: [
      ["const drawer = within(await screen.findByRole('dialog')); await expect(drawer.getByText('Saved')).toBeVisible();", seen],
      ["const drawer = screen.getByRole('dialog'); await expect(drawer).not.toBeVisible();", seen],
      ["await expect(await screen.findByText('Saved')).toBeVisible()", seen],
    ],
  },
  'single-looks': {
    at: 'tools/e2e/case.ts',
    takes: [
      "await expect.poll(() => page.getByText('Saved').count()).toBe(1)",
      "await expect.poll(() => new URL(page.url()).pathname).toBe('/app')",
      'expect(await keys()).toBe(3)',
    ],
    refuses: [
      ["expect(await page.getByText('Saved').count()).toBe(1)", look],
      ["expect(await name.inputValue()).not.toBe('')", look],
      ["expect(new URL(page.url()).pathname).toBe('/app')", look],
    ],
  },
};

const names = {
  takes: ['Badge.stories.tsx', 'fax.routes.test.ts', 'lifecycle.ts', 'vite.config.ts', 'index.test.ts'],
  refuses: ['fax-list.ts', 'fax.helper.ts', 'fax.routes.service.ts', 'fax.test.routes.ts'],
};
const folders = { full: 30, crowded: 31 };

/** A file for each code, in a folder of its own, so that all are looked at in one run. */
const places = Object.entries(rules).flatMap(([rule, { at, takes, refuses }]) =>
  [...takes.map((code) => ({ code, messages: [] as string[] })), ...refuses.map(([code, ...messages]) => ({ code, messages }))].map((one, index) => {
    const [folder = '', name = ''] = at.split(/\/(?=[^/]*$)/);
    return { ...one, rule, file: `${folder}/${rule}/${index}/${name}` };
  }),
);

let found: Record<string, Finding[]>;
const of = (rule: string, file: string) => found[file]?.filter((one) => one.rule === `intake(${rule})`).map(({ message }) => message);

beforeAll(() => {
  const files = Object.fromEntries(places.map(({ file, code }) => [file, code]));
  for (const name of [...names.takes, ...names.refuses]) files[`tools/names/${name}`] = 'export {};';
  for (const [folder, count] of Object.entries(folders)) {
    for (let at = 0; at < count; at += 1) files[`tools/${folder}/a${at}.ts`] = 'export {};';
    for (let at = 0; at < 40; at += 1) files[`tools/${folder}/a${at}.sql`] = '';
  }
  found = runLinter(files);
}, 60_000);

describe.each(Object.keys(rules))('%s', (rule) => {
  const ofRule = places.filter((one) => one.rule === rule);
  it.each(ofRule.filter(({ messages }) => messages.length === 0).map(({ code, file }) => [code, file]))('takes %s', (_, file) => expect(of(rule, file)).toEqual([]));
  it.each(ofRule.filter(({ messages }) => messages.length > 0).map(({ code, file, messages }) => [code, file, messages] as const))('refuses %s', (_, file, messages) =>
    expect(of(rule, file)).toEqual(messages),
  );
});

describe('file-names', () => {
  it.each(names.takes)('takes %s', (name) => expect(of('file-names', `tools/names/${name}`)).toEqual([]));
  it.each(names.refuses)('refuses %s', (name) => expect(of('file-names', `tools/names/${name}`)).toHaveLength(1));
});

describe('folder-size', () => {
  it('takes a folder of 30 sources, whatever else lies in it', () => expect(of('folder-size', 'tools/full/a0.ts')).toEqual([]));
  it('refuses one of 31', () => expect(of('folder-size', 'tools/crowded/a0.ts')).toEqual([expect.stringMatching('"tools/crowded" holds 31 sources')]));
});
