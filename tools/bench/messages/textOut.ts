// Text messages sent twice or lost while the sending process is killed (kill -9) at each of its steps; and races of STOP, of visits that end, and of visits that are moved on and on.
import { parseArgs } from 'node:util';
import { seededRandom } from '@intake/api/rules/voice';
import { createTestDatabase } from '../../../apps/server/src/testing/database.ts';
import { startTestCluster } from '../../../apps/server/src/testing/globalSetup.ts';
import { raceTexts } from '../../../apps/server/src/testing/texting/textRaces.ts';
import { startTexting } from '../../../apps/server/src/testing/texting/texting.ts';
import { textStorm } from '../../../apps/server/src/testing/texting/textStorm.ts';
import { raceVisits } from '../../../apps/server/src/testing/texting/visitRaces.ts';

const { values } = parseArgs({
  options: {
    texts: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '40' },
    lost: { type: 'string', default: '0.2' },
    races: { type: 'string', default: '5000' },
    moves: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const [texts, races, moves] = [Number(values.texts), Number(values.races), Number(values.moves)];

const cluster = await startTestCluster();
const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(0);
try {
  if (texts > 0) {
    const clinic = await startTexting({ hasWorker: false, database: await createTestDatabase(cluster.connection) });
    const started = Date.now();
    const deaths = Array.from({ length: Number(values.kills) }, (_, index) => index + 1);
    const { kills, statuses, doubled, lost, untrue } = await textStorm(clinic, { texts, deaths, lostAnswers: Number(values.lost) });
    console.log(`${texts} messages in ${seconds(started)} s; killed at ${kills} steps, one after the other; ${Number(values.lost) * 100} % of the answers lost; each event three times`);
    console.log(`became ${Object.entries(statuses).map(([status, count]) => `${status} ${count}`).join(', ')}`);
    console.log(`sent twice ${doubled.length}, lost ${lost.length}, told otherwise than it was ${untrue.length}`);
    if (doubled.length + lost.length + untrue.length > 0) process.exitCode = 1;
    await clinic.stop();
  }
  for (const ends of races > 0 ? (['stop', 'visit'] as const) : []) {
    const clinic = await startTexting({ database: await createTestDatabase(cluster.connection) });
    const started = Date.now();
    const { sent, withdrawn, wrong } = await raceTexts(clinic, ends, races);
    console.log(`${races} races with a ${ends} in ${seconds(started)} s: ${sent} handed over before, ${withdrawn} withdrawn, ${wrong.length} wrong`);
    if (wrong.length > 0) process.exitCode = 1;
    await clinic.stop();
  }
  if (moves > 0) {
    const clinic = await startTexting({ database: await createTestDatabase(cluster.connection) });
    const started = Date.now();
    const { done, texts: told, superseded, misled } = await raceVisits(clinic, moves, seededRandom(Number(values.seed)));
    console.log(`${moves} visits, each changed at random while it is spoken of, in ${seconds(started)} s: ${Object.entries(done).map(([act, count]) => `${act} ${count}`).join(', ')}; ${told} texts`);
    console.log(`went out although no longer so ${superseded.length}, told something else in the end ${misled.length}`);
    for (const line of [...superseded, ...misled].slice(0, 5)) console.log(`  ${line}`);
    if (superseded.length + misled.length > 0) process.exitCode = 1;
    await clinic.stop();
  }
} finally {
  await cluster.stop();
}
process.exit();
