import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { root: import.meta.dirname, name: 'api', environment: 'node', isolate: false, include: ['src/**/*.test.{ts,tsx}'] },
});
