import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags } from '../../.storybook/chromium.ts';
import { viewport } from '../../.storybook/modes.ts';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: chromiumFlags,
};

/**
 * Stories in Chromium, two files at a time. Each is mounted and played once, and looked at in every theme and direction
 * where it stands (`onePass.ts`).
 *
 * @param tag that a story has to have
 */
export const storiesConfig = (name: string, tag: string): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: new URL('../../.storybook', import.meta.url).pathname, tags: { include: [tag] } })],
  test: {
    name,
    isolate: false,
    setupFiles: [new URL('../../.storybook/onePass.ts', import.meta.url).pathname],
    // A busy machine draws the largest screens slowly; what hangs is still found.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    // Axe is asked in each look instead of once.
    provide: { 'storybook/test-provided': { a11y: false } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Nothing moves, so that what is looked at is where it will stay.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      viewport,
      instances: [{ browser: 'chromium' }],
    },
  },
});
