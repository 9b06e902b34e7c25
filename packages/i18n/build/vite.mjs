import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';

const messagesRoot = fileURLToPath(new URL('../messages/', import.meta.url));
const prefix = 'virtual:intake-messages/';
const lateTexts = 'virtual:intake-late-texts';

// No page waits for the texts of every screen: not the one to sign in, nor the inbox, where most people go on.
// Each other area comes with its screens, save the titles of these: they stand in the menu. The pages around signing in have theirs with them.
const scopes = { entry: ['app', 'auth'], inbox: ['faxes', 'labels', 'patients', 'shell'] };
/** What the public pages say is in one file, with what they share with screens: nobody there waits for the texts of the inbox. */
const publicTexts = ['home', 'labels', 'shell', 'patients', 'faxes.priority'];
const scopeOf = (area) => Object.keys(scopes).find((scope) => scopes[scope].includes(area)) ?? area;
const scopeOfId = (id) => {
  const [area, part] = id.split('.');
  return part === 'routes' && !scopes.entry.includes(area) ? 'inbox' : scopeOf(area);
};

const isIn = (scope, id) => scopeOfId(id) === scope || (scope === 'home' && publicTexts.some((beginning) => id.startsWith(`${beginning}.`)));

/** Area → locale → a function that fetches its texts, as the source of a module. */
function lateAreas() {
  const locales = readdirSync(messagesRoot, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const areas = readdirSync(path.join(messagesRoot, 'en')).map((file) => scopeOf(path.parse(file).name)).filter((scope) => !(scope in scopes));
  const fetches = areas.map((area) => `${area}: { ${locales.map((locale) => `${locale}: () => import('${prefix}${locale}/${area}')`).join(', ')} }`);
  return `export default { ${fetches.join(', ')} };`;
}

/** Every text of one locale: message id → ICU text, read from its area files. */
export function readCatalogue(locale, root = messagesRoot) {
  const folder = path.join(root, locale);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))));
}

/** The same catalogue as ICU syntax trees, which is what react-intl formats without a parser. */
export function compileCatalogue(catalogue) {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => {
      try {
        return [id, parse(text)];
      } catch (cause) {
        throw new Error(`Message ${id} is not valid ICU text: ${JSON.stringify(text)}`, { cause });
      }
    }),
  );
}

/** Cuts `defaultMessage` and `description` out of `defineMessages`; the catalogue carries the texts. */
function withoutTexts(code, program) {
  const cuts = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    const name = node.type === 'Property' ? (node.key.name ?? node.key.value) : undefined;
    // A message may be called so too; it is an object then.
    const isText = node.value?.type !== 'ObjectExpression';
    if (isText && (name === 'defaultMessage' || name === 'description')) cuts.push([node.start, node.end]);
    else Object.values(node).forEach(visit);
  };
  visit(program.body);
  // From the back, so that earlier offsets stay true; the comma after a cut goes with it.
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
}

/**
 * Serves the compiled texts: `virtual:intake-messages/<locale>/entry` those of signing in, `…/inbox` those of the first screen
 * after it and the titles `<area>.routes.…` of all screens of the application, `…/home` those of the public pages, `…/<area>` those of any other area; `virtual:intake-late-texts` says which there are. A production build also leaves
 * out the ICU parser and the English texts beside the code.
 */
export function intakeMessages() {
  let building = false;
  return {
    name: 'intake-messages',
    config: (_config, { command }) => {
      building = command === 'build';
      const parser = '@formatjs/icu-messageformat-parser';
      return building
        ? { resolve: { alias: [{ find: new RegExp(`^${parser}$`), replacement: `${parser}/no-parser.js` }] } }
        : {};
    },
    resolveId: (id) => (id.startsWith(prefix) || id === lateTexts ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${lateTexts}`) return lateAreas();
      if (!id.startsWith(`\0${prefix}`)) return;
      const [locale, scope] = id.slice(prefix.length + 1).split('/');
      for (const name of readdirSync(path.join(messagesRoot, locale)))
        this.addWatchFile(path.join(messagesRoot, locale, name));
      const wanted = Object.entries(readCatalogue(locale)).filter(([id]) => isIn(scope, id));
      return `export default ${JSON.stringify(compileCatalogue(Object.fromEntries(wanted)))}`;
    },
    transform(code, id) {
      if (!building || !/\.messages\.tsx?$/.test(id)) return;
      return { code: withoutTexts(code, this.parse(code, { lang: 'ts' })), map: null };
    },
    configureServer: (server) => void server.watcher.add(messagesRoot),
    hotUpdate({ file }) {
      if (!file.startsWith(messagesRoot)) return;
      const graph = this.environment.moduleGraph;
      const modules = [...graph.idToModuleMap.values()].filter((module) =>
        module.id?.startsWith(`\0${prefix}`),
      );
      modules.forEach((module) => graph.invalidateModule(module));
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
