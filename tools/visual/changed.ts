import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baselineFolder } from './places.ts';
import { fromRoot, root } from './storybook.ts';

/** The modules of a built Storybook, and who imports each, as its builder tells it. */
export interface Stats {
  modules: { id: string; reasons: { moduleName: string }[] }[];
}

export const statsOf = (storybook: string): Stats =>
  JSON.parse(readFileSync(path.join(storybook, 'preview-stats.json'), 'utf8')) as Stats;

const isStory = (file: string) => file.endsWith('.stories.tsx');

const isListed = (file: string) => isStory(file) || file.endsWith('.mdx');

const isOfEveryPage = (importer: string) => importer.includes('virtual:/') || importer.startsWith('.storybook/preview.');

/** What decides how stories are built, though none imports it. */
const everywhere = [
  /^(package-lock|package|tsconfig\.base)\.json$/,
  /^\.storybook\//,
  /^apps\/storybook\/(package\.json|public\/)/,
  // English is written beside the screens; its catalogue is made of them.
  /^packages\/i18n\/(messages\/(?!en\/)|src\/vite)/,
];

/**
 * The story files that a change can show in, or `all` when it reaches what every story is drawn in: the theme, the
 * languages, the configuration. What the Storybook does not contain shows nowhere.
 *
 * @param files relative to the root of the repository, with `/`
 */
export function storiesReached(files: readonly string[], { modules }: Stats): Set<string> | 'all' {
  const importers = new Map(
    modules.map(({ id, reasons }) => [withoutQuery(fromRoot(id)), reasons.map(({ moduleName }) => withoutQuery(fromRoot(moduleName)))]),
  );
  const changed = files.filter((file) => !file.startsWith(`${baselineFolder}/`));
  if (changed.some((file) => everywhere.some((pattern) => pattern.test(file)))) return 'all';
  const reached = new Set<string>();
  const left = changed.filter((file) => importers.has(file));
  for (let file = left.pop(); file; file = left.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const next = importers.get(file) ?? [];
    // Stories and pages of text are listed by the builder itself; whatever else it lists is a part of every page.
    if (!isListed(file) && next.some(isOfEveryPage)) return 'all';
    left.push(...next);
  }
  return new Set([...reached].filter(isStory));
}

const withoutQuery = (id: string) => id.replace(/\?.*$/, '');

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The last commit that approved a picture: what has not changed since looks as its baseline does. */
export const lastApproval = (): string | undefined => git('log', '-1', '--format=%H', '--', baselineFolder)[0];

/** Files that differ from a commit, and those that it does not know. */
export const filesChangedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', commit, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
