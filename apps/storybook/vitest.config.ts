import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from '../../.storybook/chromium.ts';
import { modes, themeModes, viewport } from '../../.storybook/modes.ts';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: chromiumFlags,
};

/** Every story, its play function and axe, in each theme and direction. One mode: `--project 'stories (dark-rtl)'`. */
export default defineConfig({
  plugins: [storybookTest({ configDir: new URL('../../.storybook', import.meta.url).pathname })],
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: [new URL('../../.storybook/zoom.ts', import.meta.url).pathname],
    // A busy machine draws the largest screens slowly; what hangs is still found.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Nothing moves, so that what is looked at is where it will stay.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      viewport,
      instances: themeModes.map((name) => ({
        browser: 'chromium' as const,
        name: `stories (${name})`,
        provide: { 'storybook/test-initial-globals': modes[name] },
      })),
    },
  },
});
