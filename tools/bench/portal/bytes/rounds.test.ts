import { expect, it } from 'vitest';
import { roundsOf } from './rounds.ts';
import type { Manifest } from './rounds.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true },
  '_shell.js': { file: 'assets/shell.js', imports: ['index.html'] },
  '_inbox.js': { file: 'assets/inbox.js', imports: ['index.html', '_shell.js', '_part.js'] },
  '_part.js': { file: 'assets/part.js' },
};
const page = (...files: string[]) =>
  `<script>first()</script>${files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')}<script type="module" crossorigin src="/assets/index.js"></script>`;
const needed = ['assets/shell.js', 'assets/inbox.js', 'assets/part.js'];

it('counts two rounds for what the page and the script inside it name', () => {
  expect(Object.fromEntries(roundsOf(page(...needed), manifest, needed, ['assets/en.js']))).toEqual({
    'assets/index.js': 2, 'assets/shell.js': 2, 'assets/inbox.js': 2, 'assets/part.js': 2, 'assets/en.js': 2,
  });
});

it('counts a third round for texts when no script stands in the page', () => {
  expect(roundsOf(page(...needed).replace(/<script>.*?<\/script>/, ''), manifest, needed, ['assets/en.js']).get('assets/en.js')).toBe(3);
});

it('counts a round more for a file that is found in another', () => {
  const rounds = roundsOf(page('assets/shell.js'), manifest, ['assets/shell.js', 'assets/inbox.js'], []);
  expect(rounds.get('assets/inbox.js')).toBe(3);
  expect(rounds.get('assets/part.js')).toBe(4);
});

it('counts nothing that stands in a template', () => {
  const faces = '<template><style>b{}</style><link rel="stylesheet" href="/assets/faces.css"/></template>';
  expect([...roundsOf(faces + page(...needed), manifest, needed, []).keys()]).not.toContain('assets/faces.css');
});
