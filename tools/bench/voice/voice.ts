// How long an agent takes to decide, and 200 rehearsals five times over
import { appointmentFlow, appointmentSuite, begin, converse, isPublishable, playSuite, syntheticClinic } from '@intake/api/rules/voice';
import { quantile } from '../quantile.ts';

const scenarios = appointmentSuite(appointmentFlow, 200);
const runs = 5;

const began = performance.now();
const results = Array.from({ length: runs }, () => playSuite(appointmentFlow, scenarios));
const seconds = (performance.now() - began) / 1000;
const { tasks, safety } = results[0]!;
console.log(`200 scenarios × ${runs}: ${seconds.toFixed(2)} s (goal 30 s)`);
console.log(`tasks ${tasks.passed} of ${tasks.of}, safety ${safety.passed} of ${safety.of}`);

const decisions: number[] = [];
for (const { locale, patients } of scenarios) {
  const backend = syntheticClinic(patients);
  let { state } = begin(appointmentFlow, locale, { name: 'Maple Clinic', phone: '+1 416 555 0100' });
  for (const text of [patients[0].facts['birth-date'], 'Pardon?', patients[0].facts['postal-code'], '2']) {
    const asked = performance.now();
    ({ state } = converse(appointmentFlow, state, text, '2026-03-10', backend));
    decisions.push(performance.now() - asked);
  }
}
const p95 = quantile(decisions, 0.95);
console.log(`a decision of the agent, p95 of ${decisions.length}: ${p95.toFixed(2)} ms (goal 10 ms)`);
if (seconds > 30 || p95 > 10 || tasks.passed < tasks.of * 0.95 || !results.every(isPublishable)) process.exitCode = 1;
