/** An event of the telephony provider, its signature checked. */
export interface TelephonyEvent {
  id: string;
  type: string;
  occurredAt: Date | null;
  payload: Record<string, unknown>;
}

export interface OutgoingFax {
  /** E.164. */
  from: string;
  to: string;
  pdf: Uint8Array;
  /** Comes back in every answer and event about it, so that one that was lost is found. */
  reference: string;
}

/** What the provider says of a fax that it was given. */
export interface FaxState {
  providerFaxId: string;
  reference: string | null;
  status: 'underway' | 'delivered' | 'failed';
  /** The provider's own word. */
  failureReason: string | null;
}

export interface Telephony {
  /**
   * Checks signature and age of a webhook request and reads its event.
   * @throws SignatureRefused
   * @throws EventUnreadable
   */
  readEvent(rawBody: string, headers: Record<string, string>): Promise<TelephonyEvent>;
  /** What an event says of an outgoing fax; null when it is about something else. */
  readFaxEvent(event: Pick<TelephonyEvent, 'type' | 'payload'>): FaxState | null;
  /** Asks for a new media address of an inbound fax whose address ran out. */
  refreshMedia(faxId: string): Promise<void>;
  /** The media address of an inbound fax as the provider has it now, null when it has none any more. */
  findMedia(faxId: string): Promise<string | null>;
  /**
   * Gives a fax to the provider, in one call that is never repeated.
   * @throws FaxRefused the provider does not have it
   * @throws FaxUnconfirmed nobody knows whether it has
   */
  sendFax(fax: OutgoingFax): Promise<FaxState>;
  /** Null when the provider knows no such fax. */
  getFax(providerFaxId: string): Promise<FaxState | null>;
  /** Looks for a fax by its reference among those to this number since then. */
  findFax(search: { reference: string; to: string; since: Date }): Promise<FaxState | null>;
  /** Asks the provider to stop. False when it is too late. */
  cancelFax(providerFaxId: string): Promise<boolean>;
}

/** Signed by the provider, and nothing that we can read. */
export class EventUnreadable extends Error {
  override name = 'EventUnreadable';
}

export class SignatureRefused extends Error {
  override name = 'SignatureRefused';
}

/** The provider did not take the fax, and will not send it. */
export class FaxRefused extends Error {
  override name = 'FaxRefused';

  constructor(
    /** In the provider's words for a failure where it has one. */
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`the provider does not take the fax: ${reason}`, options);
  }
}

/** The call was made and its answer is not known. */
export class FaxUnconfirmed extends Error {
  override name = 'FaxUnconfirmed';
}
