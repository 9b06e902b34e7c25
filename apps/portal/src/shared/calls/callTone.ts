import type { Call } from '@intake/api/contract';
import { endedCallStatuses, type CallOutcome } from '@intake/api/rules/voice';
import type { Tone } from '@intake/ui/tokens';

const outcomeTones: Record<CallOutcome, Tone> = {
  proposed: 'suggestion', 'handed-off': 'warning', voicemail: 'neutral', unidentified: 'warning', completed: 'success', 'not-reached': 'neutral', lost: 'danger',
};

export const isLive = ({ status }: Pick<Call, 'status'>): boolean => !endedCallStatuses.includes(status) && status !== 'unconfirmed';

/** A proposal that was decided is no more in need of anybody. */
export function callTone({ status, outcome, proposal }: Pick<Call, 'status' | 'outcome' | 'proposal'>): Tone {
  if (isLive({ status })) return 'accent';
  if (status === 'unconfirmed') return 'warning';
  if (proposal && proposal.status !== 'open') return proposal.status === 'accepted' ? 'success' : 'neutral';
  return outcome ? outcomeTones[outcome] : 'neutral';
}
