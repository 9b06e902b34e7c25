import { intakeMessages } from '@intake/i18n/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { boot } from './build/boot.ts';
import { chunkGroups } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { facesInPage } from './build/facesInPage.ts';
import { iconInPage } from './build/iconInPage.ts';
import { plainLocales } from './build/plainLocales.ts';
import { preloads } from './build/preloads.ts';
import { readingPages } from './build/readingPages.ts';
import { gregorianAlone, leaveOutUnusedComponents, plainImports, productionRouter, tightStyles, withoutPrefixes, withoutSchemas, withoutUnusedFormatters, withoutZod } from './build/slim.ts';

const config: UserConfig = {
  root: import.meta.dirname,
  plugins: [
    react(),
    intakeMessages(),
    // Right-to-left reading names its locale with the Arabic script; the texts stay those of our four languages.
    optimizeLocales.vite({ locales: ['en-US', 'fr-FR', 'ja-JP', 'zh-CN'] }),
    plainImports,
    plainLocales,
    gregorianAlone,
    productionRouter,
    leaveOutUnusedComponents,
    withoutPrefixes,
    tightStyles,
    withoutUnusedFormatters,
    withoutSchemas,
    withoutZod,
    facesInPage,
    iconInPage,
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    chunkSizeWarningLimit: 500,
    // The page names what its route loads; the names of what every other loads would stand in the first chunk.
    modulePreload: false,
  },
  server: { proxy: { '/api': 'http://localhost:8080', '/auth/v1': 'http://localhost:8080' } },
};

export default defineConfig(async ({ command }) => ({
  ...config,
  plugins: [...(config.plugins ?? []), boot(), preloads(config), readingPages(config), compress()],
  build: {
    ...config.build,
    ...(command === 'build' && { rolldownOptions: { output: { codeSplitting: { groups: await chunkGroups(config) } } } }),
  },
}));
