import type { FaxSummary } from '@intake/api/contract';

export interface Told {
  portal: number;
  faxId: string;
  row: FaxSummary | undefined;
  at: number;
}

export interface Portal {
  /** Calls for a list, the counts or the bins that it made. */
  asked: number;
  close: () => void;
}

interface PortalOptions {
  address: string;
  token: string;
  portal: number;
  onTold: (told: Told) => void;
  /** Asks for list, counts and bins after changes, at most every other second, instead of taking what it is told. */
  refetches: boolean;
}

const screens = ['/api/faxserver/incoming?view=open&sort=urgent&limit=200', '/api/waiting', '/api/locationbins/'];
const spacing = 2000;

/** An open portal without its browser: listens as one does. Resolves once it is listened to. */
export async function openPortal({ address, token, portal, onTold, refetches }: PortalOptions): Promise<Portal> {
  const line = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/events`, { headers, signal: line.signal });
  if (!answer.ok || !answer.body) throw new Error(`Events answered ${answer.status}`);
  const self: Portal = { asked: 0, close: () => line.abort() };
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function refetch(): Promise<void> {
    const wanted = [...changed];
    changed.clear();
    const answers = await Promise.all(screens.map((path) => fetch(address + path, { headers, signal: line.signal }).then((one) => one.json())));
    self.asked += screens.length;
    const { items } = answers[0] as { items: FaxSummary[] };
    for (const faxId of wanted) onTold({ portal, faxId, row: items.find(({ id }) => id === faxId), at: Date.now() });
    timer = undefined;
    if (changed.size > 0) later();
  }
  const later = () => (timer ??= setTimeout(() => void refetch().catch(() => {}), spacing));

  let ready = () => {};
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  const hear = (event: string, data: string) => {
    if (event === 'ready') return ready();
    if (event !== 'fax') return;
    const { entityId, row } = JSON.parse(data) as { entityId: string; row?: FaxSummary };
    if (!refetches) return onTold({ portal, faxId: entityId, row, at: Date.now() });
    changed.add(entityId);
    later();
  };
  void (async () => {
    let text = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const messages = (text + chunk).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) hear(/^event: (.*)$/m.exec(message)?.[1] ?? '', /^data: (.*)$/m.exec(message)?.[1] ?? '');
    }
  })().catch(() => {});
  await isReady;
  return self;
}
