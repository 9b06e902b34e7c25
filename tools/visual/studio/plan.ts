import { viewport } from '../../../.storybook/modes.ts';
import { pictureOf } from '../baselines/names.ts';
import type { Picture } from '../baselines/names.ts';
import type { StoryFile } from '../storybook.ts';

/** What a mode sets; `viewport` is a width in px. */
export interface Mode {
  viewport?: number;
  theme: string;
  [global: string]: string | number | undefined;
}

/** A story that opts into pictures. */
export interface Story extends StoryFile {
  modes: Record<string, Mode>;
}

/** One showing of a story, and the pictures taken of it: they differ in nothing but the theme. */
export interface Visit {
  storyId: string;
  width: number;
  globals: Record<string, string | number | undefined>;
  shots: { picture: Picture; theme: string }[];
}

/**
 * The showings that a story needs. A theme is an attribute that renders nothing again, so that its pictures are
 * taken in one; direction, language and width place things anew, so that each begins from the start.
 */
export function visitsOf({ id, title, exportName, modes }: Story): Visit[] {
  const visits = new Map<string, Visit>();
  for (const [name, { viewport: width = viewport.width, theme, ...globals }] of Object.entries(modes)) {
    const key = JSON.stringify([width, globals]);
    const visit = visits.get(key) ?? { storyId: id, width, globals, shots: [] };
    visit.shots.push({ picture: pictureOf(title, exportName, name), theme });
    visits.set(key, visit);
  }
  return [...visits.values()];
}

export const picturesOf = (stories: readonly Story[]): Picture[] =>
  stories.flatMap(({ title, exportName, modes }) => Object.keys(modes).map((mode) => pictureOf(title, exportName, mode)));

/** The stories as they are in these modes alone; all of them when none is named. */
export function inModes(names: readonly string[], stories: readonly Story[]): Story[] {
  const isWanted = (mode: string) => names.length === 0 || names.includes(mode);
  return stories
    .map((story) => ({ ...story, modes: Object.fromEntries(Object.entries(story.modes).filter(([mode]) => isWanted(mode))) }))
    .filter(({ modes }) => Object.keys(modes).length > 0);
}
