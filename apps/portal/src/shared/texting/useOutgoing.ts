import { useSendMessageMutation } from '@intake/api/client';
import type { Message, SendMessage } from '@intake/api/contract';
import { useRef } from 'react';
import { toBase64 } from '../../data/base64.ts';
import { newId } from '../../data/newId.ts';
import type { Problem } from '../../data/problem.ts';
import { problemIn } from '../../data/problemOf.ts';
import type { Outgoing } from './composer.model.ts';

/** Where a message goes, and what its writer has seen. */
interface Target extends Pick<SendMessage, 'to' | 'lastSeenId'> {
  /** What tells one composer from another. */
  id: string;
}

/** What speaks of a visit reminds of it: it needs consent, and goes with the visit. */
const purposeOf = (from: Outgoing['from']) => (from?.visit ? 'reminder' : 'conversation');

/**
 * Sends what was written. One key stands for a text until the server has it: over a weak line the same press, however
 * often, makes one message.
 */
export function useOutgoing(onSent: (message: Message) => void) {
  const [send] = useSendMessageMutation();
  const keys = useRef(new Map<string, string>());
  return async ({ id, to, lastSeenId }: Target, { text, from, files, notBefore, quietHoursReason }: Outgoing): Promise<Problem | null> => {
    const key = [id, text, ...files.map((file) => file.id), notBefore ?? '', quietHoursReason ?? ''].join(' ');
    const clientKey = keys.current.get(key) ?? newId();
    keys.current.set(key, clientKey);
    const answer = await send({
      body: {
        clientKey, to, text, files: files.map(({ name, bytes }) => ({ name, content: toBase64(bytes) })), lastSeenId, notBefore, quietHoursReason,
        purpose: purposeOf(from), locale: from?.locale ?? null, templateId: from?.templateId ?? null, templateVersion: from?.templateVersion ?? null,
        appointmentId: from?.visit?.id ?? null, appointmentVersion: from?.visit?.version ?? null,
      },
    });
    const problem = problemIn(answer);
    // What was refused for good is another message when it is sent again.
    if (problem === null || problem.code !== 'network') keys.current.delete(key);
    if (answer.data) onSent(answer.data);
    return problem;
  };
}
