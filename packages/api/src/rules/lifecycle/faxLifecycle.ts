import type { Lifecycle } from './lifecycle.ts';
import type { FaxStatus } from '../vocabulary.ts';

export type FaxEvent =
  | 'process' | 'finish' | 'fail' | 'retry' | 'claim' | 'release' | 'complete' | 'hold' | 'resume' | 'reject' | 'undo' | 'void';

export const faxLifecycle: Lifecycle<FaxStatus, FaxEvent> = {
  received: { process: 'processing', fail: 'failed', void: 'entered-in-error' },
  processing: { process: 'processing', finish: 'ready', fail: 'failed', void: 'entered-in-error' },
  ready: {
    claim: 'claimed', complete: 'completed', hold: 'on-hold', reject: 'rejected', retry: 'processing', void: 'entered-in-error',
  },
  // Claiming again extends one's own claim or takes over one that ran out.
  claimed: {
    claim: 'claimed', release: 'ready', complete: 'completed', hold: 'on-hold', reject: 'rejected', retry: 'processing',
    void: 'entered-in-error',
  },
  completed: { undo: 'ready', void: 'entered-in-error' },
  failed: { retry: 'processing', reject: 'rejected', complete: 'completed', void: 'entered-in-error' },
  'on-hold': { resume: 'ready', complete: 'completed', reject: 'rejected', undo: 'ready', void: 'entered-in-error' },
  rejected: { undo: 'ready', void: 'entered-in-error' },
  'entered-in-error': { undo: 'ready' },
};

/** Statuses that still need somebody. */
export const openFaxStatuses: readonly FaxStatus[] = ['received', 'processing', 'ready', 'claimed', 'failed', 'on-hold'];
