import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { approve } from './approve.ts';
import { matcherOf, pictureNamed } from './names.ts';
import type { State } from '../compare/outcome.ts';
import { PictureFolder } from './pictureFolder.ts';
import { serveReport } from '../report/server.ts';
import { Results } from '../compare/results.ts';

let place: string;
let baselines: PictureFolder;
let results: Results;

const states: Record<string, State> = {
  'ui/A/Gallery.zh': 'changed',
  'ui/A/Gallery.ja': 'missing',
  'ui/B/Gallery.zh': 'gone',
  'ui/C/Gallery.zh': 'failed',
  'ui/D/Gallery.zh': 'same',
};

beforeEach(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'intake-approve-'));
  baselines = new PictureFolder(path.join(place, 'baselines'));
  results = new Results(path.join(place, 'run'));
  await results.clear();
  for (const [name, state] of Object.entries(states)) {
    if (state !== 'missing') await baselines.write(name, Buffer.from('before'));
    if (state === 'changed' || state === 'missing') await results.taken.write(name, Buffer.from('after'));
  }
  const outcomes = Object.entries(states).map(([name, state]) => ({ ...pictureNamed(name), state }));
  await results.write({ browser: 'Chromium 1.0', baselines: baselines.folder, seconds: 1, outcomes });
});
afterEach(() => rmSync(place, { recursive: true }));

const textOf = async (name: string) => (await baselines.read(name))?.toString();
const open = async () => (await results.read()).outcomes.filter(({ state }) => state !== 'approved').map(({ name }) => name);

it('makes what was taken the baseline, and removes what no story asks for', async () => {
  expect(await approve(matcherOf(['*']), results)).toEqual(['ui/A/Gallery.zh', 'ui/A/Gallery.ja', 'ui/B/Gallery.zh']);
  expect(await baselines.names()).toEqual(['ui/A/Gallery.ja', 'ui/A/Gallery.zh', 'ui/C/Gallery.zh', 'ui/D/Gallery.zh']);
  expect([await textOf('ui/A/Gallery.zh'), await textOf('ui/A/Gallery.ja'), await textOf('ui/C/Gallery.zh')]).toEqual(['after', 'after', 'before']);
  expect(await open()).toEqual(['ui/C/Gallery.zh', 'ui/D/Gallery.zh']);
});

it('leaves what was not chosen, and finds nothing the second time', async () => {
  expect(await approve(matcherOf(['A/*.zh']), results)).toEqual(['ui/A/Gallery.zh']);
  expect(await approve(matcherOf(['A/*.zh']), results)).toEqual([]);
  expect(await open()).toContain('ui/A/Gallery.ja');
});

it('approves from the page that was served, at once or one by one, and from no other', async () => {
  const served = await serveReport(results);
  try {
    const html = await (await fetch(served.address)).text();
    const token = /"token":"(\w+)"/.exec(html)?.[1] ?? '';
    const post = (names: string[], headers: Record<string, string>) =>
      fetch(`${served.address}/approve`, { method: 'POST', headers, body: JSON.stringify(names) });
    expect((await post(['ui/A/Gallery.zh'], { 'x-token': 'guessed' })).status).toBe(404);
    expect(await textOf('ui/A/Gallery.zh')).toBe('before');
    const answers = await Promise.all(['ui/A/Gallery.zh', 'ui/A/Gallery.ja', 'ui/D/Gallery.zh'].map((name) => post([name], { 'x-token': token })));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([['ui/A/Gallery.zh'], ['ui/A/Gallery.ja'], []]);
    expect(await open()).toEqual(['ui/B/Gallery.zh', 'ui/C/Gallery.zh', 'ui/D/Gallery.zh']);
  } finally {
    served.close();
  }
});
