import { intakeMessages } from '@intake/i18n/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [intakeMessages()],
  test: {
    root: import.meta.dirname,
    name: 'portal',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // A busy machine may take its time; what hangs is still found.
    testTimeout: 60_000,
  },
});
