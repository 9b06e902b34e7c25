// Ten thousand submissions to the public forms, six in ten of them made to break something: faults, what is told of patients, harm, limits.
import { parseArgs } from 'node:util';
import { createTestDatabase } from '../../../apps/server/src/testing/database.ts';
import { startTestCluster } from '../../../apps/server/src/testing/globalSetup.ts';
import { runHostileForms } from '../../../apps/server/src/testing/hostileForms.ts';

const { values } = parseArgs({ options: { submissions: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } } });

const cluster = await startTestCluster();
try {
  const database = await createTestDatabase(cluster.connection);
  const { sent, statuses, faults, echoes, harm, milliseconds } = await runHostileForms({ seed: Number(values.seed), submissions: Number(values.submissions), database });
  console.table([{
    sent, 'a second': Math.round((sent * 1000) / milliseconds), faults: faults.length, echoes: echoes.length, harm: harm.length,
    ...Object.fromEntries([...statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => [`answers of ${status}`, count])),
  }]);
  for (const what of [...faults, ...echoes, ...harm].slice(0, 20)) console.log(what);
  if (faults.length + echoes.length + harm.length > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
}
