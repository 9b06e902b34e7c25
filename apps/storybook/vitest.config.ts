import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { modes, themeModes } from '../../.storybook/modes.ts';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
};

/** Every story, its play function and axe, in each theme and direction. One mode: `--project 'stories (dark-rtl)'`. */
export default defineConfig({
  plugins: [storybookTest({ configDir: new URL('../../.storybook', import.meta.url).pathname })],
  test: {
    name: 'stories',
    isolate: false,
    // A busy machine draws the largest screens slowly; what hangs is still found.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Nothing moves, so that what is looked at is where it will stay.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      viewport: { width: 1280, height: 800 },
      instances: themeModes.map((name) => ({
        browser: 'chromium' as const,
        name: `stories (${name})`,
        provide: { 'storybook/test-initial-globals': modes[name] },
      })),
    },
  },
});
