import { setTimeout } from 'node:timers/promises';
import type { Intake } from './intake.ts';
import { ask, tokenOf } from './server.ts';

interface Health {
  queues: { kind: string; queued: number; running: number; oldestAt: string | null }[];
}

interface SentFax {
  status: string;
  nextTryAt: string | null;
}

/** A busy machine may take its time; what never comes is still told. Milliseconds. */
const morningLimit = 900_000;

/** A fax whose line was busy is tried again minutes later, in whichever copy that is. */
const isUnderWay = ({ status, nextTryAt }: SentFax) => status === 'sending' || status === 'sent' || (status === 'queued' && nextTryAt === null);

/** Resolves when all that comes in the morning of the demo is there, the referral from the web last, and nothing is on its way in or out. */
export async function morningEnded({ address, demoSignIn }: Intake): Promise<void> {
  const [clerk, operator] = await Promise.all(['Clerk', 'Super administrator'].map(async (role) => tokenOf(address, await demoSignIn(role))));
  const asClerk = async <Row>(path: string) => (await ask<{ items: Row[] }>(`${address}${path}`, { token: clerk })).items;
  const missing = async () => {
    const referrals = await asClerk<{ reason: string | null }>('/api/requests/?kind=referral&view=new&limit=100');
    const sent = await asClerk<SentFax>('/api/faxserver/sent?limit=100');
    const { queues } = await ask<Health>(`${address}/api/system/health`, { token: operator });
    return [
      ...(referrals.some(({ reason }) => reason?.startsWith('New murmur')) ? [] : ['the referral from the web']),
      ...sent.filter(isUnderWay).map(({ status }) => `a fax that is ${status}`),
      // Mails stay in the outbox: nobody takes them on.
      ...queues
        .filter(({ kind, queued, running, oldestAt }) => kind !== 'mail' && (running > 0 || (queued > 0 && Date.parse(oldestAt ?? '') <= Date.now())))
        .map(({ kind }) => `a job of ${kind}`),
    ];
  };
  for (const deadline = Date.now() + morningLimit; ; await setTimeout(250)) {
    const left = await missing();
    if (left.length === 0) return;
    if (Date.now() > deadline) throw new Error(`The morning of the demo clinic has not ended: it lacks ${left.join(', ')}.`);
  }
}
