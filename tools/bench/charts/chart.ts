// Milliseconds until a chart of 5,000 entries answers: the patient, and the first page of its timeline.
import { parseArgs } from 'node:util';
import { createChartService } from '../../../apps/server/src/modules/chart/chart.service.ts';
import { createPatientService } from '../../../apps/server/src/modules/patient/patient.service.ts';
import { addClerk, onBenchDatabase } from '../benchDatabase.ts';
import { fillChart } from '../clinic/fillChart.ts';
import { fillClinic } from '../clinic/fillClinic.ts';
import { quantile } from '../quantile.ts';

/** At the 95th percentile, milliseconds, of the 150 within which a chart opens: painting it has the rest. */
const goalMs = 100;
const { values: options } = parseArgs({ options: { entries: { type: 'string', default: '5000' }, others: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '100' } } });
const [entries, others, rounds] = [Number(options.entries), Number(options.others), Number(options.rounds)];

await onBenchDatabase(2, async (client, database) => {
  const actor = await addClerk(client);
  const patientId = await fillChart(client, actor, await fillClinic(client, actor), { entries, others });
  await client.query('analyze');
  const [patients, charts] = [createPatientService(database), createChartService(database)];
  const page = { patientId, limit: 50 };
  const cursor = (await charts.timeline(actor, page)).nextCursor ?? undefined;
  const questions: Record<string, () => Promise<unknown>> = {
    'the patient': () => patients.get(actor, patientId),
    'first page': () => charts.timeline(actor, page),
    'second page': () => charts.timeline(actor, { ...page, cursor }),
    'visits alone': () => charts.timeline(actor, { ...page, kinds: ['appointment'] }),
  };
  const times = new Map(Object.keys(questions).map((question) => [question, [] as number[]]));
  for (let round = -5; round < rounds; round += 1)
    for (const [question, ask] of Object.entries(questions)) {
      const start = performance.now();
      await ask();
      if (round >= 0) times.get(question)!.push(performance.now() - start);
    }
  console.log(`A chart of ${entries.toLocaleString('en')} entries among ${others.toLocaleString('en')}, milliseconds`);
  console.table(
    [...times].map(([question, all]) => ({
      question, p50: quantile(all, 0.5).toFixed(1), p95: quantile(all, 0.95).toFixed(1),
      goal: question === 'first page' ? (quantile(all, 0.95) <= goalMs ? 'met' : `OVER ${goalMs}`) : '',
    })),
  );
});
