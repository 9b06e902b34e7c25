import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** The benchmarks: every file here whose first line says in a comment what it measures. */
function benchmarks() {
  return readdirSync(folder)
    .filter((file) => /^\w+\.ts$/.test(file))
    .map((file) => [
      path.parse(file).name,
      readFileSync(path.join(folder, file), 'utf8').split('\n')[0] ?? '',
    ])
    .filter(([, line]) => line.startsWith('// '))
    .map(([name, line]) => `  ${name.padEnd(12)} ${line.slice(3)}`);
}

const [name, ...args] = process.argv.slice(2);
const file = path.join(folder, `${name}.ts`);
if (name && /^\w+$/.test(name) && existsSync(file)) {
  process.exitCode =
    spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { stdio: 'inherit' }).status ?? 1;
} else {
  if (name) console.error(`There is no benchmark "${name}".\n`);
  console.log(['npm run bench NAME', '', ...benchmarks()].join('\n'));
  process.exitCode = name ? 1 : 0;
}
