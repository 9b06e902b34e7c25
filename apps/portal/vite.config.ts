import { intakeMessages } from '@intake/i18n/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { ESTree, Plugin } from 'vite';

/**
 * react-router is one file whose components look used because they are made by calls and get a name afterwards.
 * Saying that they are not leaves 4.4 kB (gzip) out of the first page.
 */
const leaveOutUnusedRouter: Plugin = {
  name: 'leave-out-unused-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/= (React\d*)\.(forwardRef|memo|createContext)\(/g, '= /*#__PURE__*/ $1.$2(')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
      map: null,
    }),
  },
};

/**
 * Leaves of each contract what calls are made by, method and path: the server checks what is sent and what it
 * answers, so production builds carry no schemas.
 */
const withoutSchemas: Plugin = {
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
const withoutZod: Plugin = {
  name: 'without-zod',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const zod = chunk.type === 'chunk' && chunk.moduleIds.find((id) => id.includes('/node_modules/zod/'));
      if (zod) this.error(`${chunk.fileName} carries ${zod}`);
    }
  },
};

const menuIcons =
  /lucide-react\/dist\/esm\/icons\/(inbox|search|users|user-cog|key-round|map-pin|tags|stethoscope|plug|building-2|gauge|settings|shield-check|user-round)\.m?js$/;

export default defineConfig({
  plugins: [
    react(),
    intakeMessages(),
    // Right-to-left reading names its locale with the Arabic script; the texts stay those of our four languages.
    optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ja-JP', 'zh-CN'] }),
    leaveOutUnusedRouter,
    withoutSchemas,
    withoutZod,
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    chunkSizeWarningLimit: 500,
    // The names of what each late part pulls in would stand in the first page; the application comes while somebody signs in.
    modulePreload: { resolveDependencies: (file, parts) => (/LoginRoute-/.test(file) ? parts : []) },
    // What every page starts with is one file: cut into those that some other page happens to need, it is larger.
    // So are the pictures of the menu: fourteen files of two lines each cost twice as much.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }, { name: 'menu', test: menuIcons }] } } },
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/auth/v1': 'http://localhost:8080' } },
});
