import { existsSync, readFileSync } from 'node:fs';
import { failuresOf, summaryOf } from '../outcome.ts';
import type { Outcome, Run } from '../outcome.ts';
import { PictureFolder } from '../pictureFolder.ts';
import type { Results } from '../run.ts';

const beside = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Everything that the page shows is in it, so that it can be sent to somebody. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'";

/** What the report shows of a picture; each as a data URL. */
export interface Shown extends Outcome {
  before?: string;
  after?: string;
  difference?: string;
}

const figure = (title: string, source?: string) =>
  source ? `<figure><figcaption>${title}</figcaption><img loading="lazy" alt="${title}" title="Click for full size" src="${source}"></figure>` : '';

const titles: Record<string, (outcome: Outcome) => string> = {
  changed: ({ pixels }) => `${pixels} px changed`,
  missing: () => 'no baseline yet',
  gone: () => 'no story asks for it',
  failed: () => 'could not be taken',
};

const article = (shown: Shown) => `<article data-name="${escaped(shown.name)}" data-component="${escaped(shown.component)}" data-mode="${escaped(shown.mode)}" data-state="${shown.state}">
<div><h2>${escaped(shown.name)}</h2><span>${titles[shown.state]?.(shown) ?? ''}</span>${shown.state === 'failed' ? '' : '<button>Approve</button>'}</div>
${shown.problem ? `<pre>${escaped(shown.problem)}</pre>` : ''}
<div data-part="pictures">${figure('Before', shown.before)}${figure('After', shown.after)}${figure('Difference', shown.difference)}</div>
</article>`;

const options = (all: string, names: string[]) =>
  [`<option value="">${all}</option>`, ...[...new Set(names)].sort().map((name) => `<option>${escaped(name)}</option>`)].join('');

/**
 * One HTML document with everything in it.
 *
 * @param token that lets its buttons approve, when a server is there to listen
 */
export function pageOf(summary: string, pictures: readonly Shown[], token?: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">${token ? `<meta name="token" content="${token}">` : ''}
<title>Visual regression</title><style>${beside('page.css')}</style></head>
<body><header><h1>Visual regression</h1><p>${escaped(summary)}</p>
<label>Component<select id="component">${options('All', pictures.map(({ component }) => component))}</select></label>
<label>Mode<select id="mode">${options('All', pictures.map(({ mode }) => mode))}</select></label>
<button id="approve-all">Approve all shown</button><output id="said"></output></header>
<main>${pictures.length > 0 ? pictures.map(article).join('\n') : '<p>Every picture equals its baseline.</p>'}</main>
<script type="module">${beside('page.js')}</script></body></html>`;
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
