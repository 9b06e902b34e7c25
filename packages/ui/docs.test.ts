import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What nobody can focus: all else is interactive, and owes its reader the keys and a story that presses them. */
const inert = [
  'Avatar',
  'Badge',
  'BlankLayout',
  'DescriptionList',
  'EmptyState',
  'Field',
  'Kbd',
  'Page',
  'PageHeader',
  'Progress',
  'SimpleLayout',
  'Skeleton',
  'Spinner',
  'Stat',
  'Timeline',
  'VisuallyHidden',
];

const source = (url: URL) => (existsSync(url) ? readFileSync(url, 'utf8') : '');

const parts = ['components', 'patterns'].flatMap((kind) =>
  readdirSync(new URL(`src/${kind}`, import.meta.url)).map((name) => {
    const read = (ending: string) => source(new URL(`src/${kind}/${name}/${name}${ending}`, import.meta.url));
    return { name, page: read('.mdx'), stories: read('.stories.tsx') };
  }),
);

/** Bodies of the stories whose name says that they are driven by keys. */
const keyboardStories = (stories: string) =>
  [...stories.matchAll(/export const \w*ByKeyboard\w*: Story = \{\n([\s\S]*?)\n\};/g)].map(([, body]) => body ?? '');

describe.each(parts)('$name', ({ page, stories }) => {
  it('has a page with a live example, its props and its gallery', () => {
    expect(stories).toMatch(/export const Default: Story/);
    expect(stories).toMatch(/export const Gallery: Story = \{[\s\S]*?snapshots\(/);
    expect(page).toContain('<Canvas of={stories.Default} />');
    expect(page).toContain('<Controls of={stories.Default} />');
    expect(page).toContain('<Canvas of={stories.Gallery} />');
    expect(page).toMatch(/<Do>/);
  });
});

describe.each(parts.filter(({ name }) => !inert.includes(name)))('$name', ({ page, stories }) => {
  it('tells its keys, and is driven by nothing else in a story', () => {
    expect(page).toMatch(/<Keys\s+of=\{\{/);
    const bodies = keyboardStories(stories);
    expect(bodies).not.toEqual([]);
    for (const body of bodies) {
      expect(body).toMatch(/userEvent\.(tab|keyboard)\(/);
      expect(body).not.toMatch(/\.(click|dblClick|hover|pointer|selectOptions|upload)\(/);
    }
  });
});

it.each(
  readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.stories.tsx')),
)('%s says which component its props are of', (path) => {
  expect(source(new URL(`src/${path}`, import.meta.url))).toMatch(/const meta = \{\s*component: /);
});

it('calls nothing inert that does not exist', () => {
  expect(inert.filter((name) => !parts.some((part) => part.name === name))).toEqual([]);
});
