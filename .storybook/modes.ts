/** What a snapshot is taken in; each is a set of globals, and a width where it differs from the ordinary one. */
export const modes = {
  'light-ltr': { theme: 'light', direction: 'ltr' },
  'dark-ltr': { theme: 'dark', direction: 'ltr' },
  'light-rtl': { theme: 'light', direction: 'rtl' },
  'dark-rtl': { theme: 'dark', direction: 'rtl' },
  wide: { theme: 'light', direction: 'ltr', viewport: 1920 },
  narrow: { theme: 'light', direction: 'ltr', viewport: 390 },
  zh: { theme: 'light', direction: 'ltr', locale: 'zh' },
  ja: { theme: 'light', direction: 'ltr', locale: 'ja' },
} as const;

/** Pixels that a story is drawn on in a mode that names no width of its own. */
export const viewport = { width: 1280, height: 800 };

export type ModeName = keyof typeof modes;

export const themeModes = ['light-ltr', 'dark-ltr', 'light-rtl', 'dark-rtl'] as const satisfies ModeName[];

const taken = (names: readonly ModeName[]) => ({
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(names.map((name) => [name, { viewport: viewport.width, ...modes[name] }])),
  },
});

/** Opts a story in, as its `parameters`: every theme and direction, and what else is named. */
export const snapshots = (...extra: ModeName[]) => taken([...themeModes, ...extra]);

/** The same for a further state: where faults show most, as its theme and its direction are not the ones that one works in. */
export const stateSnapshots = (...extra: ModeName[]) => taken(['dark-rtl', ...extra]);
