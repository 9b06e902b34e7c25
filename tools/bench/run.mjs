import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** The benchmarks: every file of a room whose first line says in a comment what it measures. */
const benchmarks = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap((room) => readdirSync(path.join(folder, room.name)).map((file) => path.join(folder, room.name, file)))
  .filter((file) => /^\w+\.ts$/.test(path.basename(file)))
  .map((file) => ({ name: path.parse(file).name, file, line: readFileSync(file, 'utf8').split('\n')[0] ?? '' }))
  .filter(({ line }) => line.startsWith('// '))
  .sort((one, other) => one.name.localeCompare(other.name));

const [name, ...args] = process.argv.slice(2);
const chosen = benchmarks.find((benchmark) => benchmark.name === name);
if (chosen) {
  process.exitCode =
    spawnSync(process.execPath, ['--import', 'tsx', chosen.file, ...args], { stdio: 'inherit' }).status ?? 1;
} else {
  if (name) console.error(`There is no benchmark "${name}".\n`);
  const width = Math.max(...benchmarks.map((benchmark) => benchmark.name.length));
  const lines = benchmarks.map((benchmark) => `  ${benchmark.name.padEnd(width)} ${benchmark.line.slice(3)}`);
  console.log(['npm run bench NAME', '', ...lines].join('\n'));
  process.exitCode = name ? 1 : 0;
}
