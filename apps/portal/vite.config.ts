import { fileURLToPath } from 'node:url';
import { intakeMessages } from '@intake/i18n/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const zodStandIn = fileURLToPath(new URL('./src/app/zodStandIn.ts', import.meta.url));

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

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    intakeMessages(),
    // Right-to-left reading names its locale with the Arabic script; the texts stay those of our four languages.
    optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ja-JP', 'zh-CN'] }),
    leaveOutUnusedRouter,
    withoutZod,
  ],
  resolve: {
    // The server checks what it answers; a production build does not carry the schemas' 22 kB a second time.
    alias: command === 'build' ? [{ find: /^zod$/, replacement: zodStandIn }] : [],
  },
  build: { target: 'baseline-widely-available', manifest: true, chunkSizeWarningLimit: 300 },
  server: { proxy: { '/api': 'http://localhost:8080', '/auth/v1': 'http://localhost:8080' } },
}));
