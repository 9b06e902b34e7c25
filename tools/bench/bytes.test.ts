import { expect, it } from 'vitest';
import { filesOf } from './bytes.ts';
import type { Manifest } from './bytes.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/LoginRoute.tsx': { file: 'login.js', imports: ['_shared.js', '_field.js'] },
  '_field.js': { file: 'field.js' },
  'src/InboxRoute.tsx': { file: 'inbox.js', imports: ['_shared.js'] },
  'inter.woff2': { file: 'inter.woff2' },
};

it('follows static imports from the entry and the route, each once', () => {
  expect(filesOf(manifest, [/LoginRoute/]).sort()).toEqual(['field.js', 'index.js', 'login.js', 'shared.js']);
});

it('fails for a route that the build has not', () => {
  expect(() => filesOf(manifest, [/ClientsRoute/])).toThrow('0 chunks of the portal match /ClientsRoute/');
});
