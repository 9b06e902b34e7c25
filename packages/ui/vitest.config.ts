import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { root: import.meta.dirname, name: 'ui', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
