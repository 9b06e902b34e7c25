import { createHash } from 'node:crypto';
import type { FlowState } from '@intake/api/contract';
import { identitySlots, isIdentitySlot, redacted, seededRandom, syntheticPatient, type SyntheticPatient } from '@intake/api/rules/voice';

interface Line {
  text: string;
  /** Where in the flow it was said. */
  at: FlowState | undefined;
}

/**
 * A patient that nobody is, and the lines of a call with their facts in place of those that were taken out. Whoever was not
 * identified then gives facts of nobody.
 */
export function replayedPatient(lines: readonly Line[], wasIdentified: boolean, callId: string): { patient: SyntheticPatient & { today: string }; spoken: string[] } {
  const random = seededRandom(createHash('sha256').update(callId).digest().readUInt32LE());
  const [patient, stranger] = [syntheticPatient(random), syntheticPatient(random)];
  const { facts } = wasIdentified ? patient : stranger;
  const asked = lines.map(({ at }) => (at?.kind === 'collect' && isIdentitySlot(at.slot) ? at.slot : null));
  const unasked = identitySlots.find((slot) => slot !== 'health-number' && !asked.includes(slot));
  const spoken = lines.map(({ text }, index) => {
    const slot = asked[index];
    if (!slot) return text;
    // Two facts at once, where the flow did not have to ask for the second.
    const isLast = asked.findLastIndex(Boolean) === index;
    const first = text.replace(redacted, facts[slot]);
    return first.replaceAll(redacted, isLast && unasked ? facts[unasked] : facts[slot]);
  });
  return { patient: { ...patient, today: '2026-03-10' }, spoken };
}
