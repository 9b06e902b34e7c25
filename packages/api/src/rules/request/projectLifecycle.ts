import type { Lifecycle } from '../lifecycle/lifecycle.ts';

export type ProjectStatus =
  | 'draft' | 'requested' | 'accepted' | 'in-progress' | 'on-hold' | 'completed' | 'rejected' | 'cancelled';

export type ProjectEvent = 'submit' | 'accept' | 'start' | 'hold' | 'resume' | 'complete' | 'decline' | 'cancel' | 'reopen';

export const projectLifecycle: Lifecycle<ProjectStatus, ProjectEvent> = {
  draft: { submit: 'requested', cancel: 'cancelled' },
  requested: { accept: 'accepted', start: 'in-progress', decline: 'rejected', cancel: 'cancelled' },
  accepted: { start: 'in-progress', hold: 'on-hold', complete: 'completed', cancel: 'cancelled' },
  'in-progress': { hold: 'on-hold', complete: 'completed', cancel: 'cancelled' },
  'on-hold': { resume: 'in-progress', cancel: 'cancelled' },
  completed: { reopen: 'in-progress' },
  rejected: { reopen: 'requested' },
  cancelled: { reopen: 'requested' },
};
