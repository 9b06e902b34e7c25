import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue } from 'react-aria-components/Toast';
import type { Tone } from '../../tokens/colors.ts';

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  tone?: Tone;
  /** One thing that can be done about it, such as undo. */
  action?: { label: string; onAction: () => void };
}

export type ToastQueue = UNSTABLE_ToastQueue<ToastMessage>;

/** Messages leave by themselves after this long; one with an action stays longer, a danger stays until closed. */
const seconds = 6;
const secondsWithAction = 10;

/** One queue for an application; create it beside the store. */
export const createToastQueue = (): ToastQueue => new UNSTABLE_ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.title === other.title && one.description === other.description && one.tone === other.tone && !one.action && !other.action;

/**
 * What is said once more stands once, as the newest; a message with an action stands by itself, since each does its own.
 * @returns a function that takes the message back.
 */
export function showToast(queue: ToastQueue, message: ToastMessage): () => void {
  const timeout = message.tone === 'danger' ? undefined : (message.action ? secondsWithAction : seconds) * 1000;
  const same = queue.visibleToasts.filter(({ content }) => isSame(content, message));
  for (const { key } of same) queue.close(key);
  const key = queue.add(message, { timeout });
  return () => queue.close(key);
}
