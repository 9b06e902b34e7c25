import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { matcherOf } from '../baselines/names.ts';

/** A mistake as it is made in a style, and where it can be seen. */
export interface Fault {
  what: string;
  /** Relative to the root of the repository. */
  file: string;
  /** Stands in the file exactly once. */
  right: string;
  wrong: string;
  /** Patterns of the pictures that show it; no other may. */
  seenIn: string[];
}

/** One of each kind that slips through a review: a shade of one theme, a pixel of space, a side that is not logical. */
export const faults: Fault[] = [
  {
    what: 'a token of the dark theme',
    file: 'packages/ui/src/tokens/colors.ts',
    right: "'bg-inverse': ink[150],",
    wrong: "'bg-inverse': ink[200],",
    seenIn: ['ui/components/Tooltip/Gallery.dark-', 'ui/components/Kbd/Gallery.dark-'],
  },
  {
    what: 'a padding that is a pixel larger',
    file: 'packages/ui/src/components/Tabs/Tabs.styles.ts',
    right: 'padding-block: ${space(2)};',
    wrong: 'padding-block: 9px;',
    seenIn: ['ui/components/Tabs/Gallery.'],
  },
  {
    what: 'a side that does not turn with the direction',
    file: 'packages/ui/src/components/Timeline/Timeline.styles.ts',
    right: 'inset-inline-start: 0.46875rem;',
    wrong: 'left: 0.46875rem;',
    seenIn: ['ui/components/Timeline/Gallery.*-rtl'],
  },
];

/**
 * The text with its mistake.
 *
 * @throws when the right text does not stand in it exactly once
 */
export function spoil(text: string, { file, right, wrong }: Fault): string {
  const count = text.split(right).length - 1;
  if (count !== 1) throw new Error(`"${right}" stands ${count} times in ${file}, not once: name another fault in faults.ts.`);
  return text.replace(right, () => wrong);
}

/** Makes the mistake in a copy of the sources, and takes it back when `work` is done. */
export async function withFault<T>(tree: string, fault: Fault, work: () => Promise<T>): Promise<T> {
  const file = path.join(tree, fault.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, spoil(text, fault));
  return work().finally(() => writeFile(file, text));
}

/** What a run got wrong about a fault: pictures that show it and were not found, and others that were. */
export function verdictOn({ seenIn }: Fault, pictures: readonly string[], found: readonly string[]): { missed: string[]; alarms: string[] } {
  const shows = matcherOf(seenIn);
  return {
    missed: pictures.filter((name) => shows(name) && !found.includes(name)),
    alarms: found.filter((name) => !shows(name)),
  };
}
