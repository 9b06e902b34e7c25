import type { ESTree, Plugin } from 'vite';

/**
 * Components of these libraries look used because they are made by calls, or extend what is one's property, and get a
 * name afterwards. Saying that they are not leaves 8 kB (gzip) out of the first page.
 */
export const leaveOutUnusedComponents: Plugin = {
  name: 'leave-out-unused-components',
  apply: 'build',
  transform: {
    filter: { id: /(react-router\/dist\/.*\.mjs|react-intl\/index\.js)$/ },
    handler: (code) => ({
      code: code
        .replace(/= (React\d*)\.(forwardRef|memo|createContext)\(/g, '= /*#__PURE__*/ $1.$2(')
        .replace(/^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});/gm, 'var $1 = /*#__PURE__*/ (() => $2)();')
        .replace(/= (createFormatted\w+)\(/g, '= /*#__PURE__*/ $1(')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
      map: null,
    }),
  },
};

/** Its package names its development build alone, which carries warnings for us. */
export const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!/^react-router(\/dom)?$/.test(id)) return undefined;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

/** How Vite wraps a late import, with or without what is taken out of the module. */
const wrappedImport = /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await ([^;]+);\s*return \{[^}]*\};\s*\}|(import\([^;]*?)), __VITE_PRELOAD__\)/g;

/** Vite wraps every late import to fetch what comes with it: here the page names the code, and no code has a style sheet. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  renderChunk(wrapped, { fileName }) {
    const code = wrapped.replace(wrappedImport, (_, taken?: string, whole?: string) => taken ?? whole ?? '');
    if (code.includes('__VITE_PRELOAD__')) this.error(`${fileName} has a late import that is wrapped otherwise.`);
    return { code, map: null };
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.viteMetadata?.importedCss.size) this.error(`${chunk.fileName} imports a style sheet, which nothing would fetch.`);
  },
};

const unused = ['formatNumberToParts', 'formatDuration', 'formatDurationToParts', 'formatDateToParts', 'formatDateTimeRange', 'formatTimeToParts', 'formatPlural', 'formatDisplayName'];

/** Formatters of react-intl that no screen calls: `unused`. */
export const withoutUnusedFormatters: Plugin = {
  name: 'without-unused-formatters',
  apply: 'build',
  transform: {
    filter: { id: /@formatjs\/intl\/index\.js$/ },
    handler: (code) => ({ code: code.replace(new RegExp(`^\\s*(${unused.join('|')}): \\1\\.bind\\(.*\\),?$`, 'gm'), ''), map: null }),
  },
  generateBundle(_options, bundle) {
    // Called, or taken out of what `useIntl` answers.
    const use = new RegExp(`\\.(?:${unused.join('|')})\\(|[{,](?:${unused.join('|')})(?::[\\w$]+)?[,}]`);
    for (const chunk of Object.values(bundle)) {
      const [name] = (chunk.type === 'chunk' && use.exec(chunk.code)) || [];
      if (name) this.error(`${chunk.fileName} uses ${name}, which the build leaves out.`);
    }
  },
};

/** In each of our languages dates are Gregorian: the calendars of others, with tables of their years, are never asked for. */
export const gregorianAlone: Plugin = {
  name: 'gregorian-alone',
  apply: 'build',
  transform: {
    filter: { id: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ },
    handler(code, id) {
      if (!code.includes('as createCalendar}')) this.error(`${id} makes calendars otherwise.`);
      return { code: "import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';\nexport const createCalendar = () => new GregorianCalendar();", map: null };
    },
  },
};

/** The vendor prefixes of old browsers: styled-components writes them on request alone, which nobody makes. */
export const withoutPrefixes: Plugin = {
  name: 'without-prefixes',
  apply: 'build',
  transform: { filter: { id: /stylis\/src\/Prefixer\.js$/ }, handler: () => ({ code: 'export const prefix = (value) => value;', map: null }) },
};

/** Indentation and comments of style templates, which are sent as they are written. */
export const tightStyles: Plugin = {
  name: 'tight-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    handler: (code) => ({
      code: code.replace(/`[^`]*`/g, (template) => template.replace(/\/\*[\s\S]*?\*\//g, '').replace(/([;{},])?\s*\n\s*/g, (_, end?: string) => end ?? '\n')),
      map: null,
    }),
  },
};

/**
 * Leaves of each contract what calls are made by, method and path: the server checks what is sent and what it
 * answers, so production builds carry no schemas.
 */
export const withoutSchemas: Plugin = {
  name: 'without-schemas',
  apply: 'build',
  transform: {
    filter: { id: /\.contract\.ts$/ },
    handler(code, id) {
      const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
      const propertiesOf = (node: { type: string } | null | undefined) =>
        (node?.type === 'ObjectExpression' ? (node as ESTree.ObjectExpression).properties : []).map((property) =>
          property.type === 'Property' ? property : this.error(`${id}: ${textOf(property)} is not written out`),
        );
      const contracts = this.parse(code, { lang: 'ts' }).body.flatMap((statement) => {
        const { declaration } = statement as ESTree.ExportNamedDeclaration;
        const [constant] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
        if (!constant || !textOf(constant.id).endsWith('Contract')) return [];
        const routes = propertiesOf(constant.init).map(({ key, value }) => {
          const parts = value.type === 'CallExpression' ? propertiesOf(value.arguments[0]) : [];
          const call = parts.map(textOf).filter((part) => /^(method|path):/.test(part));
          if (call.length !== 2) this.error(`${id}: ${textOf(key)} does not say its method and path`);
          return `${textOf(key)}: { ${call.join(', ')} }`;
        });
        return `export const ${textOf(constant.id)} = { ${routes.join(', ')} };`;
      });
      return { code: contracts.join('\n'), map: null };
    },
  },
};

/** Fails a build into which the schemas' library has found another way. */
export const withoutZod: Plugin = {
  name: 'without-zod',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const zod = chunk.type === 'chunk' && chunk.moduleIds.find((id) => id.includes('/node_modules/zod/'));
      if (zod) this.error(`${chunk.fileName} carries ${zod}`);
    }
  },
};
