import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { root: import.meta.dirname, name: 'api', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
