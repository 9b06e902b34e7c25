import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ESTree, InlineConfig, Plugin, Rolldown } from 'vite';
import type * as Renderer from '../src/screens/auth/Login/renderSignIn.tsx';
import { loginPath } from '../src/app/routing/startPages.ts';
import { homePaths } from '../src/shared/publicPage/homePaths.ts';
import { noScript } from './noScript.ts';
import { renderer } from './render.ts';

/** What a route loads beside the entry chunk: files of the build, the texts by locale. */
export interface Preload {
  code: string[];
  texts: Record<string, string[]>;
  /** What its screen opens later. */
  late: string[];
  /** What stands in its page before the application does. */
  body?: string;
}

const source = path.join(import.meta.dirname, '../src');
const routing = path.join(source, 'app/routing');
const frame = path.join(routing, 'ApplicationRoutes.tsx');
const home = path.join(routing, 'HomeRoutes.tsx');
const locales = ['en', 'fr', 'ja', 'zh'];
const isOfScreen = (id: string) => id.startsWith(path.join(source, 'screens/'));

/** What a record of routes says of each: its path, the module of its screen, the areas of its texts. */
interface Known {
  route: string;
  screen: string;
  areas: string[];
}

/**
 * Says in `.vite/preloads.json` what each route loads, so that the page itself can ask for it: found one after the other,
 * each file costs a round trip. A path that is not listed loads what the longest of its beginnings does.
 * @param config of the portal's build, without what makes its own page
 */
export function preloads(config: InlineConfig): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const read = (file: string): Known[] => {
        const { body } = this.parse(readFileSync(file, 'utf8'), { lang: 'tsx' });
        return objectsIn(body).flatMap((object) => knownOf(object, path.dirname(file)) ?? []);
      };
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const [entry] = chunks.filter(({ isEntry }) => isEntry);
      if (!entry) return this.error('The portal has no entry chunk.');
      const started = runningWith(chunks, entry);
      const filesOf = (id: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
        return chunk ? [...runningWith(chunks, chunk)].filter((file) => !started.has(file)) : this.error(`No chunk holds ${id}.`);
      };
      const codeOf = (...modules: string[]) => [...new Set(modules.flatMap(filesOf))];
      const textsOf = (...scopes: string[]) =>
        Object.fromEntries(locales.map((locale) => [locale, codeOf(...scopes.map((scope) => `\0virtual:intake-messages/${locale}/${scope}`))]));

      const openedBy = (screen: string) => {
        const own = new Set([screen]);
        const opened = new Set<string>();
        for (const id of own) {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
          importedIds.filter(isOfScreen).forEach((imported) => own.add(imported));
          dynamicallyImportedIds.filter(isOfScreen).forEach((imported) => opened.add(imported));
        }
        return [...opened];
      };

      const lateOf = (screen: string, code: readonly string[]) => codeOf(...openedBy(screen)).filter((file) => !code.includes(file));

      const found: Record<string, Preload> = { '/app': { code: codeOf(frame), texts: textsOf('entry', 'inbox'), late: [] } };
      for (const { route, screen } of read(path.join(routing, 'entryRoutes.ts'))) {
        const code = codeOf(screen);
        found[route] = { code, texts: textsOf('entry'), late: lateOf(screen, code) };
      }
      for (const { route, screen, areas } of applicationRecords().flatMap(read)) {
        const code = codeOf(frame, screen);
        found[route] = { code, texts: textsOf('entry', 'inbox', ...areas), late: lateOf(screen, code) };
      }
      for (const { route, screen, areas } of read(home)) {
        const code = codeOf(home, screen);
        found[route] = { code, texts: textsOf('entry', 'home', ...areas), late: lateOf(screen, code), body: noScript(homePaths.about) };
      }
      const signIn = found[loginPath];
      if (signIn) {
        const { renderSignIn } = await renderer<typeof Renderer>(config, 'src/screens/auth/Login/renderSignIn.tsx');
        found['/'] = found[loginPath] = { ...signIn, body: await renderSignIn() };
      }
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(found) });
    },
  };
}

/** The files in which areas say what they show. */
const applicationRecords = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.routes.tsx'))
    .map((name) => path.join(source, name));

/** The chunk and all that it imports statically. */
export function runningWith(chunks: readonly Rolldown.OutputChunk[], begin: Rolldown.OutputChunk): Set<string> {
  const reached = new Set([begin.fileName]);
  for (const file of reached) chunks.find(({ fileName }) => fileName === file)?.imports.forEach((imported) => reached.add(imported));
  return reached;
}

/** Every object literal in a syntax tree. */
function objectsIn(node: unknown): ESTree.ObjectExpression[] {
  if (node === null || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap(objectsIn);
  return (node as ESTree.Node).type === 'ObjectExpression' ? [node as ESTree.ObjectExpression, ...inside] : inside;
}

function knownOf(object: ESTree.ObjectExpression, folder: string): Known | undefined {
  const valueOf = (name: string) =>
    object.properties.flatMap((property) => (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name ? property.value : []))[0];
  const route = textOf(valueOf('path'));
  const texts = valueOf('texts');
  const areas = (texts?.type === 'ArrayExpression' ? texts.elements : [texts]).flatMap((area) => textOf(area) ?? []);
  const screen = importedIn(valueOf('Screen'));
  return route && screen ? { route, screen: path.join(folder, screen), areas } : undefined;
}

/** A text that stands there, or the address of a public page by its name. */
function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'MemberExpression' || node.object.type !== 'Identifier' || node.object.name !== 'homePaths' || node.property.type !== 'Identifier') return undefined;
  return homePaths[node.property.name as keyof typeof homePaths];
}

/** The file that a syntax tree imports dynamically. */
function importedIn(node: unknown): string | undefined {
  if (node === null || typeof node !== 'object') return undefined;
  if ((node as ESTree.Node).type === 'ImportExpression') return String(((node as ESTree.ImportExpression).source as { value?: unknown }).value);
  for (const value of Object.values(node)) {
    const found = importedIn(value);
    if (found) return found;
  }
  return undefined;
}
