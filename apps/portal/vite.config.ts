import { fileURLToPath } from 'node:url';
import { intakeMessages } from '@intake/i18n/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const zodStandIn = fileURLToPath(new URL('./src/app/zodStandIn.ts', import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    intakeMessages(),
    // Right-to-left reading names its locale with the Arabic script; the texts stay those of our four languages.
    optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ja-JP', 'zh-CN'] }),
  ],
  resolve: {
    // The server checks what it answers; a production build does not carry the schemas' 22 kB a second time.
    alias: command === 'build' ? [{ find: /^zod$/, replacement: zodStandIn }] : [],
  },
  build: { target: 'baseline-widely-available', manifest: true, sourcemap: false, chunkSizeWarningLimit: 300 },
  server: { proxy: { '/api': 'http://localhost:8080', '/auth/v1': 'http://localhost:8080' } },
}));
