import { expect, vi } from 'vitest';
import { patiently } from '../patiently.ts';
import type { TextingClinic } from './texting.ts';

/** What somebody at the desk does and sees. @param clinic started by then */
export function clerkOf(clinic: () => TextingClinic) {
  let numbers = 0;
  return {
    newNumber: () => `+1902555${String(1000 + (numbers += 1)).padStart(4, '0')}`,
    send: (number: string, text: string, more: object = {}) =>
      clinic().messages.send(clinic().actor, {
        clientKey: crypto.randomUUID(), to: { number, patientId: null }, text, lastSeenId: null, purpose: 'conversation', locale: null, templateId: null, templateVersion: null,
        appointmentId: null, appointmentVersion: null, notBefore: null, expiresAt: null, quietHoursReason: null, ...more,
      }),
    becomes: (id: string, status: string) => vi.waitFor(async () => expect(await clinic().messageOf(id)).toMatchObject({ status }), patiently),
    conversationWith: async (number: string) => {
      const { items } = await clinic().conversations.list(clinic().actor, { view: 'open', search: number, limit: 10 });
      return items[0]!;
    },
  };
}
