import { readFileSync, writeFileSync } from 'node:fs';
import { describeApi } from './describe.ts';

const file = new URL('../../packages/api/openapi.json', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
const wanted = `${JSON.stringify(describeApi(version), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, 'utf8') !== wanted) {
  process.stderr.write('packages/api/openapi.json is not what the contract says. Run: npm run openapi\n');
  process.exitCode = 1;
}
