import type { Intake, SignIn } from './intake.ts';
import { ask, tokenOf } from './server.ts';

interface Outbox {
  items: { recipient: string; text: string | null }[];
}

/** What the newest mail in the outbox says to an address, as an administrator reads it there; empty without one. */
async function mailTo({ address }: Intake, administrator: SignIn, recipient: string): Promise<string> {
  const { items } = await ask<Outbox>(`${address}/api/outbox`, { token: await tokenOf(address, administrator) });
  return items.find((mail) => mail.recipient === recipient)?.text ?? '';
}

/** The six digits that the outbox holds for an address; undefined before they are there. */
export const mailedCode = async (...to: Parameters<typeof mailTo>): Promise<string | undefined> =>
  /\b\d{6}\b/.exec(await mailTo(...to))?.[0];

/** The address that a mail leads to. */
export async function mailedLink(...to: Parameters<typeof mailTo>): Promise<string> {
  const text = await mailTo(...to);
  const [link] = /https?:\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link was mailed: ${text}`);
  return link;
}
