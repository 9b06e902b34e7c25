import { defineConfig } from 'rolldown';

/** Plain JavaScript, a file for each of ours at the same depth, so that what is beside the sources is found from either. */
export default defineConfig({
  input: { main: 'src/main.ts', 'platform/documents/pdf/pdf.child': 'src/platform/documents/pdf/pdf.child.ts' },
  platform: 'node',
  // What npm installs stays where it is; @intake/api is TypeScript and is built in.
  external: (id) => !/^(\.|\/|@intake\/)/.test(id),
  output: { dir: 'dist', format: 'esm', preserveModules: true, preserveModulesRoot: 'src', cleanDir: true },
});
