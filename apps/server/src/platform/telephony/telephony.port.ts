/** An event of the telephony provider, its signature checked. */
export interface TelephonyEvent {
  id: string;
  type: string;
  occurredAt: Date | null;
  payload: Record<string, unknown>;
}

export interface Telephony {
  /**
   * Checks signature and age of a webhook request and reads its event.
   * @throws SignatureRefused
   * @throws EventUnreadable
   */
  readEvent(rawBody: string, headers: Record<string, string>): Promise<TelephonyEvent>;
  /** Asks for a new media address of an inbound fax whose address ran out. */
  refreshMedia(faxId: string): Promise<void>;
  /** The media address of an inbound fax as the provider has it now, null when it has none any more. */
  findMedia(faxId: string): Promise<string | null>;
}

/** Signed by the provider, and nothing that we can read. */
export class EventUnreadable extends Error {
  override name = 'EventUnreadable';
}

export class SignatureRefused extends Error {
  override name = 'SignatureRefused';
}
