import { defineConfig } from 'rolldown';

/** What runs as a process or a thread of its own: its source by its name. */
export const programs = Object.fromEntries(
  ['main', 'platform/documents/pdf/pdf.child', 'platform/letters/composeLetter.thread', 'platform/letters/readCodes.thread'].map((name) => [name, `src/${name}.ts`]),
);

/** Plain JavaScript, a file for each of ours at the same depth, so that what is beside the sources is found from either. */
export default defineConfig({
  input: programs,
  platform: 'node',
  // What npm installs stays where it is; @intake/api is TypeScript and is built in.
  external: (id) => !/^(\.|\/|@intake\/)/.test(id),
  output: { dir: 'dist', format: 'esm', preserveModules: true, preserveModulesRoot: 'src', cleanDir: true },
});
