import type { Rotation } from '../../documents/document.port.ts';

/** What Tesseract's detector of orientation and script says of a page. */
export interface DetectedScript {
  /** As Tesseract names it: `Latin`, `Han`, `Japanese`. */
  script: string;
  /** Degrees clockwise to turn the page until it stands upright. */
  rotate: number;
  /** How far ahead of the next one this orientation is; 15 is certain. */
  confidence: number;
}

/** Right for crooked pages at standard resolution; of two ways to turn a page one is wrong clearly. */
const leastConfidence = 1.5;

/** Nothing for Latin script: its words can be read, and tell more. */
export function rotationOf({ script, rotate, confidence }: DetectedScript): Rotation | undefined {
  if (script === 'Latin' || confidence < leastConfidence) return undefined;
  return ([0, 90, 180, 270] satisfies Rotation[]).find((rotation) => rotation === rotate);
}

/** Reads what `tesseract --psm 0` prints. */
export function parseDetected(output: string): DetectedScript {
  const value = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(output)?.[1] ?? '';
  return { script: value('Script'), rotate: Number(value('Rotate')), confidence: Number(value('Orientation confidence')) };
}
