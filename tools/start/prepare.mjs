import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whether Node `version` is at least `wanted`, both `major.minor.patch` with missing parts 0. */
export function isAtLeast(version, wanted) {
  const parts = (text) => text.split('.').map(Number);
  const ours = parts(version);
  for (const [index, part] of parts(wanted).entries()) {
    const difference = (ours[index] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** What keeps the product from starting here, in words for the person who typed `npm start`; else undefined. */
export function obstacle(folder, version) {
  const { engines } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const wanted = engines.node.replace(/^>=/, '');
  if (!isAtLeast(version, wanted)) return `Intake needs Node ${wanted} or newer; this is Node ${version}.`;
  if (!existsSync(path.join(folder, 'node_modules/turbo')))
    return 'Nothing is installed yet: run "npm install" first.';
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = obstacle(root, process.versions.node);
  if (problem || !build()) {
    console.error(problem ?? 'Intake could not be built.');
    process.exitCode = 1;
  }
}
