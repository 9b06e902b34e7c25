import type { Intake, SignIn } from './intake.ts';

/** The six digits that the outbox holds for an address, as an administrator reads them there; undefined before they are there. */
export async function mailedCode({ address }: Intake, administrator: SignIn, recipient: string): Promise<string | undefined> {
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const outbox = await fetch(`${address}/api/outbox`, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await outbox.json()) as { items: { recipient: string; text: string | null }[] };
  return items.filter((mail) => mail.recipient === recipient).map(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0])[0];
}
