import { defineConfig } from 'rolldown';

/** What runs in a process or a thread of its own. */
const beside = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

/** Plain JavaScript, a file for each of ours at the same depth, so that what is beside the sources is found from either. */
export default defineConfig({
  input: { main: 'src/main.ts', ...beside('platform/documents/pdf/pdf.child', 'platform/letters/composeLetter.thread', 'platform/letters/readCodes.thread') },
  platform: 'node',
  // What npm installs stays where it is; @intake/api is TypeScript and is built in.
  external: (id) => !/^(\.|\/|@intake\/)/.test(id),
  output: { dir: 'dist', format: 'esm', preserveModules: true, preserveModulesRoot: 'src', cleanDir: true },
});
