import { intakeMessages } from '@intake/i18n/vite';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../apps/storybook/src/**/*.@(mdx|stories.tsx)',
    { directory: '../packages/ui/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'ui' },
    { directory: '../apps/portal/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'portal' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../apps/storybook/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), intakeMessages()],
    // Built pages that are written while it runs are none of its sources.
    server: { ...vite.server, watch: { ...vite.server?.watch, ignored: ['**/.cache/**', '**/storybook-static/**'] } },
    // Found before the first story runs: a dependency met later reloads the page under the test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/*/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}', '.storybook/preview.tsx', '!**/*.test.*'],
    },
  }),
};

export default config;
