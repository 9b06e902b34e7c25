import { demoCallees } from './demo/callees.ts';
import { demoNumber } from './demo/clinic.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.port.ts';
import type { VoiceProvider } from './platform/voice/voice.port.ts';

export interface VoiceLine {
  voice: VoiceProvider;
  close(): Promise<void>;
}

interface Account {
  apiKey: string;
  baseUrl?: string | undefined;
  /** Where the provider reaches us. */
  publicUrl: string;
  socketSecret: string;
  terminationUri?: string | undefined;
  name?: VoiceProvider['name'];
  mediaUrl?: string;
}

interface Wanted extends Pick<Account, 'publicUrl' | 'socketSecret'> {
  database: Database;
  connect(account: Account): Promise<VoiceProvider>;
}

/**
 * Retell where it is set up. Otherwise the stand-in on this machine, which speaks with browsers, in the demo also with its
 * patients, and lets nothing out. Where several processes share the work none of them has it.
 */
export async function openVoiceLine({ retell, role, isDemo, supabase, port }: Config, { database, connect, publicUrl, socketSecret }: Wanted): Promise<VoiceLine | undefined> {
  if (retell) return { voice: await connect({ ...retell, publicUrl, socketSecret }), close: () => Promise.resolve() };
  if (role !== 'all') return undefined;
  const { startRetellLoopback } = await import('./platform/voice/loopback/retellLoopback.ts');
  const phones = isDemo && !supabase ? { numbers: [{ phone_number: demoNumber, nickname: null }], callee: demoCallees(database) } : {};
  const { apiKey, baseUrl, mediaUrl, close } = await startRetellLoopback(phones);
  return { voice: await connect({ apiKey, baseUrl, mediaUrl, publicUrl: `http://127.0.0.1:${port}`, socketSecret, terminationUri: 'loopback', name: 'loopback' }), close };
}
