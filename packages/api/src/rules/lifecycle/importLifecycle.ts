import type { ImportState } from '../directoryImport/importWords.ts';
import type { Lifecycle } from './lifecycle.ts';

/** `finish` ends the step that is under way; `stop` says that it ended before its time, `cancel` that somebody no longer wants it, `discard` leaves nothing of it. */
export type ImportEvent = 'upload' | 'check' | 'start' | 'undo' | 'finish' | 'stop' | 'cancel' | 'discard';

/** A file is checked as often as one likes before it is imported; what was imported can be undone, also half-way: what is cancelled is taken back. */
export const importLifecycle: Lifecycle<ImportState, ImportEvent> = {
  announced: { upload: 'uploaded', discard: 'undone' },
  uploaded: { upload: 'uploaded', check: 'checking', discard: 'undone' },
  checking: { finish: 'checked', stop: 'uploaded', cancel: 'uploaded' },
  checked: { check: 'checking', start: 'running', discard: 'undone' },
  running: { finish: 'done', stop: 'stopped', cancel: 'undoing' },
  stopped: { start: 'running', undo: 'undoing' },
  done: { undo: 'undoing' },
  undoing: { finish: 'undone', stop: 'done' },
  undone: {},
};
