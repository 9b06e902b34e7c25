import { beforeAll, describe, expect, it } from 'vitest';
import { runLinter, type Finding } from './runLinter.fixtures.ts';

const component = (imports: string, ...body: string[]) => [`import { ${imports} } from 'react';`, 'export function Planted({ a, on }: { a: number; on: boolean }) {', ...body, '}', ''].join('\n');
const story = (...lines: string[]) => ["import type { Meta, StoryObj } from '@storybook/react-vite';", ...lines, ''].join('\n');
const meta = "const meta = { title: 'Planted', component: () => null } satisfies Meta;\nexport default meta;";

/** By the rule that finds it: what it is about, the code, and the lines at which it stands. */
const inComponents: [rule: string, fault: string, code: string, ...lines: number[]][] = [
  ['react-hooks(rules-of-hooks)', 'a hook under a condition', component('useState', 'if (on) return <b>{useState(0)[0]}</b>;', 'return null;'), 3],
  ['react-hooks(rules-of-hooks)', 'a hook in a plain function', "import { useState } from 'react';\nexport const plain = () => useState(0);\n", 2],
  ['react-hooks(exhaustive-deps)', 'an effect that does not say what it looks at', component('useEffect', 'useEffect(() => void fetch(String(a)), []);', 'return null;'), 3],
  ['react-hooks(exhaustive-deps)', 'a memo that does not', component('useMemo', 'const sum = useMemo(() => a + 1, []);', 'return <b>{sum}</b>;'), 3],
  ['react(static-components)', 'a component that is made while another is drawn', component('useState', 'const Inner = () => <b>{useState(0)[0]}</b>;', 'return <Inner />;'), 4],
  ['react(use-memo)', 'a memo that promises', component('useMemo', 'const sum = useMemo(async () => a, [a]);', 'return <b>{String(sum)}</b>;'), 3],
  ['react(incompatible-library)', 'what a library changes unseen', "import { useVirtualizer } from '@tanstack/react-virtual';\nexport function Planted({ a }: { a: never }) {\nconst virtual = useVirtualizer(a);\nreturn <b>{virtual.getTotalSize()}</b>;\n}\n", 3],
  ['react(globals)', 'a drawing that writes to its module', `let drawn = 0;\n${component('useState', 'drawn += 1;', 'return <b>{drawn}</b>;')}`, 4],
  ['react(refs)', 'a drawing that reads and writes a ref', component('useRef', 'const ref = useRef(0);', 'const last = ref.current;', 'ref.current = a;', 'return <b>{last}</b>;'), 4, 5],
  ['react(set-state-in-effect)', 'an effect that sets a state at once', component('useEffect, useState', 'const [state, setState] = useState(0);', 'useEffect(() => {', 'setState(a);', '}, [a]);', 'return <b>{state}</b>;'), 5],
  ['react(error-boundaries)', 'an element in a try', component('use', 'try {', 'return <b>{a}</b>;', '} catch {', 'return null;', '}'), 4],
  ['react(purity)', 'a drawing that asks for the time', component('use', 'return <b>{Date.now()}</b>;'), 3],
  ['react(set-state-in-render)', 'a drawing that sets a state', component('useState', 'const [state, setState] = useState(0);', 'setState(a);', 'return <b>{state}</b>;'), 4],
  ['react(unsupported-syntax)', 'eval', component('use', 'return <b>{eval(String(a))}</b>;'), 3],
];

const inStories: [rule: string, fault: string, code: string, ...lines: number[]][] = [
  ['storybook(no-renderer-packages)', 'types of a renderer', "import type { Meta } from '@storybook/react';\nexport default { title: 'A' } satisfies Meta;\nexport const Plain = {};\n", 1],
  ['storybook(default-exports)', 'a file without a default export', story('export const Plain: StoryObj<Meta> = {};'), 2],
  ['storybook(story-exports)', 'a file without a story', story(meta), 2],
  ['storybook(hierarchy-separator)', 'the old separator', story("export default { title: 'A|B' } satisfies Meta;", 'export const Plain: StoryObj = {};'), 2],
  ['storybook(prefer-pascal-case)', 'a story that is no name', story(meta, 'export const plain: StoryObj = {};'), 4],
  ['storybook(no-redundant-story-name)', 'a name that says the same', story(meta, "export const Plain: StoryObj = { name: 'Plain' };"), 4],
  ['storybook(use-storybook-testing-library)', 'another testing library', story("import { within } from '@testing-library/react';", meta, 'export const Plain: StoryObj = { play: ({ canvasElement }) => void within(canvasElement) };'), 2],
  ['storybook(use-storybook-expect)', 'another expect', story("import { expect } from 'chai';", meta, 'export const Plain: StoryObj = { play: () => void expect(1).toBe(1) };'), 5],
  ['storybook(await-interactions)', 'a press that is not waited for', story("import { userEvent } from '@storybook/test';", meta, 'export const Plain: StoryObj = { play: ({ canvasElement }) => { userEvent.click(canvasElement); } };'), 5],
  ['storybook(context-in-play-function)', 'a play without its context', story(meta, 'export const Plain: StoryObj = { play: async ({ canvasElement }) => void canvasElement };', 'export const Then: StoryObj = { play: async ({ canvasElement }) => { await Plain.play!({ canvasElement } as never); } };'), 5],
];

const others: [rule: string, fault: string, file: string, code: string, ...lines: number[]][] = [
  ['react-hooks(rules-of-hooks)', 'a hook of ours under a condition', 'apps/portal/src/planted/usePlanted.ts', "import { useState } from 'react';\nexport const usePlanted = (on: boolean) => (on ? useState(0) : null);\n", 2],
  ['storybook(no-uninstalled-addons)', 'an addon that is not installed', '.storybook/main.ts', "export default { stories: [], addons: ['storybook-addon-of-nobody'] };\n", 1],
  ['Unused eslint-disable directive (no problems were reported).', 'an exception that is not needed', 'tools/planted/exception.ts', '// eslint-disable-next-line intake/logical-css\nexport const a = 1;\n', 1],
];

const planted = [
  ...inComponents.map(([rule, fault, code, ...lines], at) => ({ rule, fault, file: `apps/portal/src/planted/Planted${at}.tsx`, code, lines })),
  ...inStories.map(([rule, fault, code, ...lines], at) => ({ rule, fault, file: `apps/portal/src/planted/Planted${at}.stories.tsx`, code, lines })),
  ...others.map(([rule, fault, file, code, ...lines]) => ({ rule, fault, file, code, lines })),
];

let found: Record<string, Finding[]>;
beforeAll(() => {
  found = runLinter(Object.fromEntries(planted.map(({ file, code }) => [file, code])));
}, 60_000);

describe('the linter as it is set up finds', () => {
  it.each(planted.map(({ rule, fault, file, lines }) => [fault, rule, file, lines] as const))('%s by %s', (_, rule, file, lines) =>
    expect(found[file]?.filter((one) => one.rule === rule).map(({ line }) => line).sort()).toEqual(lines),
  );
});
