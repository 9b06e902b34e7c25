import { existsSync, readFileSync } from 'node:fs';
import { failuresOf, summaryOf } from '../compare/outcome.ts';
import type { Outcome, Run } from '../compare/outcome.ts';
import { PictureFolder } from '../baselines/pictureFolder.ts';
import type { Results } from '../compare/results.ts';

/** What the report shows of a picture; each image as a data URL. */
export interface Shown extends Outcome {
  before?: string | undefined;
  after?: string | undefined;
  difference?: string | undefined;
}

const beside = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * One HTML document with everything in it.
 *
 * @param summary one line
 * @param token that lets its buttons approve, when a server is there to listen
 */
export function pageOf(summary: string, pictures: readonly Shown[], token?: string): string {
  const parts: Record<string, string> = {
    '/*page.css*/': beside('page.css'),
    '/*page.js*/': beside('page.js'),
    '/*run*/': JSON.stringify({ summary, pictures, token }).replaceAll('<', String.raw`\u003c`),
  };
  return beside('page.html').replaceAll(/\/\*[\w.]+\*\//g, (mark) => parts[mark] ?? mark);
}

const dataUrl = (type: string, content: Buffer | undefined) => content && `data:image/${type};base64,${content.toString('base64')}`;

/** The report of a run: what does not hold, with its pictures. */
export async function reportOf(run: Run, results: Results, token?: string): Promise<string> {
  const baselines = new PictureFolder(run.baselines);
  const shown = failuresOf(run).map(async (outcome): Promise<Shown> => {
    const difference = results.difference(outcome.name);
    return {
      ...outcome,
      before: dataUrl('webp', await baselines.read(outcome.name)),
      after: dataUrl('webp', await results.taken.read(outcome.name)),
      difference: dataUrl('png', existsSync(difference) ? readFileSync(difference) : undefined),
    };
  });
  return pageOf(summaryOf(run).split('\n').at(-1) ?? '', await Promise.all(shown), token);
}
