import { defineConfig } from 'vitest/config';
import { intakeMessages } from '@intake/i18n/vite';

export default defineConfig({
  plugins: [intakeMessages()],
  test: {
    root: import.meta.dirname,
    name: 'i18n',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // A busy machine may take its time; what hangs is still found.
    testTimeout: 60_000,
  },
});
