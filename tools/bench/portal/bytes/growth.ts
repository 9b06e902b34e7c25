import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('../../../../apps/portal/', import.meta.url));
const title = 'planted';

/**
 * A screen more, as a developer would add it: its record, its title and its text in each language. Into an area with one, where
 * it costs most: an only title is written into its record by the bundler, and counts as well when a second comes.
 */
const plant: Plugin = {
  name: 'plant',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:planted' ? '\0virtual:planted.js' : undefined),
  load: (id) => (id === '\0virtual:planted.js' ? 'export const PlantedRoute = () => document.title;' : undefined),
  transform(code, id) {
    const add = (before: RegExp, text: string) => {
      if (!before.test(code)) this.error(`A screen cannot be planted into ${id}.`);
      return { code: code.replace(before, (found) => text + found), map: null };
    };
    if (id.endsWith('/audit/audit.routes.tsx'))
      return add(
        /\n\];/,
        `\n{ path: '/app/apps/${title}', access: 'settings.manage', title: titles.${title}, icon: ShieldCheck, texts: 'audit',
          Screen: lazyPart(async () => (await import('virtual:planted')).PlantedRoute) },`,
      );
    if (id.endsWith('/audit/routes.messages.ts')) return add(/\n\}\);/, `\n${title}: { id: 'audit.routes.${title}', defaultMessage: 'Planted screen' },`);
    if (/virtual:intake-messages\/\w+\/inbox$/.test(id)) return add(/\}$/, `,"audit.routes.${title}":[{"type":0,"value":"Planted screen"}]`);
    return undefined;
  },
};

type Preloads = Record<string, { code: string[]; texts: Record<string, string[]> }>;

interface Loads {
  signIn: number;
  inbox: number;
}

/** Bytes of gzip that signing in and the inbox load, with names of files that are all alike: their hashes change with what is in them. */
function loadsOf(preloads: Preloads, entry: string, codeOf: (file: string) => string): Loads {
  const sizeOf = (route: string) =>
    [entry, ...(preloads[route]?.code ?? []), ...(preloads[route]?.texts.en ?? [])]
      .map((file) => gzipSync(codeOf(file).replace(/-[\w-]{8}\.js/g, '-01234567.js'), { level: 9 }).length)
      .reduce((sum, size) => sum + size, 0);
  return { signIn: sizeOf('/auth/login'), inbox: sizeOf('/app/apps/faxes') };
}

async function loadsWithPlant(): Promise<Loads> {
  const { output } = (await build({
    root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'error', plugins: [plant], build: { write: false },
  })) as Rolldown.RolldownOutput;
  const files = new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]));
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  return loadsOf(JSON.parse(files.get('.vite/preloads.json') ?? '{}') as Preloads, entry?.fileName ?? '', (file) => files.get(file) ?? '');
}

/** What one more screen adds to the first loads of the portal that is built in `dist`. */
export async function growth(dist: string, entry: string): Promise<Loads> {
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const before = loadsOf(JSON.parse(read('.vite/preloads.json')) as Preloads, entry, read);
  const after = await loadsWithPlant();
  if (after.inbox <= before.inbox) throw new Error('The planted screen is not in the build.');
  return { signIn: after.signIn - before.signIn, inbox: after.inbox - before.inbox };
}
