import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compare as odiff } from 'odiff-bin';
import type { ODiffOptions } from 'odiff-bin';
import { hashOf, originOf, padded, sizeOf } from './images.ts';

/** How far a pixel may be off, and how many may be further off, before a picture counts as changed. */
interface Tolerance {
  options: ODiffOptions;
  pixels: number;
}

/** The browser that drew the baseline. Processors may round differently: one level of a colour is no difference, two are. */
const sameBrowser: Tolerance = { options: { threshold: 0.005, antialiasing: false }, pixels: 0 };

/** Another version of it may smooth edges otherwise; what moved, grew or changed its colour is still found. */
const otherBrowser: Tolerance = { options: { threshold: 0.1, antialiasing: true }, pixels: 8 };

export interface Comparison {
  /** How many pixels differ by more than is tolerated; a picture is changed when this is more than none. */
  pixels: number;
  /** How many pixels down the first of them is. */
  top?: number;
  /** The browser that drew the baseline, if it was another one. */
  otherBrowser?: string;
}

/**
 * Compares a picture with its baseline.
 *
 * @param taken PNG as the browser answered it
 * @param browser that took it, as `Chromium 156.0.8078.79`
 * @param difference path of a PNG that is written when there is a difference: in red what changed
 */
export async function compare(baseline: Buffer, taken: Buffer, browser: string, difference: string): Promise<Comparison> {
  const origin = await originOf(baseline);
  const other = origin && origin.browser !== browser ? { otherBrowser: origin.browser } : {};
  if (origin?.hash === hashOf(taken)) return { pixels: 0, ...other };
  const { options, pixels } = other.otherBrowser ? otherBrowser : sameBrowser;
  const [before, after] = await Promise.all([sizeOf(baseline), sizeOf(taken)]);
  const size = [Math.max(before.width, after.width), Math.max(before.height, after.height)] as const;
  await mkdir(path.dirname(difference), { recursive: true });
  const [a, b] = [`${difference}.before.png`, `${difference}.after.png`];
  await Promise.all([writeFile(a, await padded(baseline, ...size)), writeFile(b, await padded(taken, ...size))]);
  const result = await odiff(a, b, difference, { ...options, diffOverlay: true, captureDiffLines: true }).finally(() => Promise.all([rm(a), rm(b)]));
  if (result.match) return { pixels: 0, ...other };
  if (result.reason !== 'pixel-diff') throw new Error(`The pictures cannot be compared: ${result.reason}.`);
  const isResized = before.width !== after.width || before.height !== after.height;
  if (!isResized && result.diffCount <= pixels) return { pixels: 0, ...other };
  return { pixels: result.diffCount, top: result.diffLines?.[0] ?? 0, ...other };
}
