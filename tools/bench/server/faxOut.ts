// Faxes sent twice or lost while the sending process is killed (kill -9) at each of its steps and answers are lost.
import { parseArgs } from 'node:util';
import { createTestDatabase } from '../../../apps/server/src/testing/database.ts';
import { startTestCluster } from '../../../apps/server/src/testing/globalSetup.ts';
import { startSending } from '../../../apps/server/src/testing/sending.ts';
import { storm } from '../../../apps/server/src/testing/sendingStorm.ts';

const { values } = parseArgs({
  options: {
    faxes: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '40' },
    lost: { type: 'string', default: '0.2' },
  },
});

const cluster = await startTestCluster();
const clinic = await startSending({ hasWorker: false, database: await createTestDatabase(cluster.connection) });
try {
  const started = Date.now();
  const deaths = Array.from({ length: Number(values.kills) }, (_, index) => index + 1);
  const { kills, statuses, doubled, lost, untrue } = await storm(clinic, { faxes: Number(values.faxes), deaths, lostAnswers: Number(values.lost) });
  const seconds = (Date.now() - started) / 1000;
  console.log(`${values.faxes} faxes in ${seconds.toFixed(0)} s; killed at ${kills} steps, one after the other; ${Number(values.lost) * 100} % of the answers lost; each event three times`);
  console.log(`became ${Object.entries(statuses).map(([status, count]) => `${status} ${count}`).join(', ')}`);
  console.log(`sent twice ${doubled.length}, lost ${lost.length}, told otherwise than it was ${untrue.length}`);
  if (doubled.length + lost.length + untrue.length > 0) process.exitCode = 1;
} finally {
  await clinic.stop();
  await cluster.stop();
}
process.exit();
