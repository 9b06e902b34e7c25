// Whether charts and physicians that are merged, worked in and taken apart at random lose anything, in a thousand runs.
import { parseArgs } from 'node:util';
import { createTestClinic } from '../../../apps/server/src/testing/clinic.ts';
import { createTestDatabase } from '../../../apps/server/src/testing/database.ts';
import { startTestCluster } from '../../../apps/server/src/testing/globalSetup.ts';
import { runMerges } from '../../../apps/server/src/testing/mergeRuns.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000' }, from: { type: 'string', default: '1' } } });

const cluster = await startTestCluster();
const clinic = await createTestClinic(await createTestDatabase(cluster.connection));
const total = { runs: 0, merges: 0, unmerges: 0, rows: 0, wrong: [] as string[] };
try {
  for (let seed = Number(values.from); total.runs < Number(values.runs); seed += 1) {
    const { merges, unmerges, rows, wrong } = await runMerges(clinic, seed % 2 ? 'patient' : 'physician', seed);
    total.runs += 1;
    total.merges += merges;
    total.unmerges += unmerges;
    total.rows += rows;
    total.wrong.push(...wrong);
  }
} finally {
  await clinic.close();
  await cluster.stop();
}
console.table({ ...total, wrong: total.wrong.length });
for (const line of total.wrong) console.log(line);
console.log(`Goal, nothing lost: ${total.wrong.length === 0 ? 'met' : 'missed'}.`);
if (total.wrong.length > 0) process.exitCode = 1;
