import { intakeMessages } from '@intake/i18n/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [intakeMessages()],
  test: { root: import.meta.dirname, name: 'portal', environment: 'node', isolate: false, include: ['src/**/*.test.{ts,tsx}'] },
});
