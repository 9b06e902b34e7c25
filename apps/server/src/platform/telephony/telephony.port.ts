import type { NumberProvider } from './numbers.port.ts';

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

export interface OutgoingText {
  /** E.164. */
  from: string;
  to: string;
  text: string;
  /** Where the provider fetches what goes with it. */
  mediaUrls?: readonly string[];
  /** Comes back with every event about it. */
  reference: string;
}

/** What the provider says of a text message that it was given. */
export interface TextState {
  providerId: string;
  status: 'underway' | 'delivered' | 'failed';
  /** The provider's own word. */
  failureReason: string | null;
  /** Its receiver has told the provider to stop. */
  isOptedOut: boolean;
}

/** A text message that somebody sent to a number of ours. */
export interface IncomingText {
  providerId: string;
  /** E.164. */
  from: string;
  to: string;
  text: string;
  /** How many pictures or files came with it. */
  mediaCount: number;
  /** Where the provider has them, for a while. */
  mediaUrls: string[];
  /** The provider has answered it already, as it does to its own words for STOP and HELP. */
  isAnswered: boolean;
}

/** A number that told the provider to stop. */
export interface ProviderOptOut {
  /** E.164. */
  number: string;
  /** The word that it wrote; null where the provider does not say. */
  keyword: string | null;
  at: Date;
}

export interface Telephony extends NumberProvider {
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
  /** What an event says of an outgoing text message; null when it is about something else. */
  readTextEvent(event: Pick<TelephonyEvent, 'type' | 'payload'>): TextState | null;
  /** The text message that an event brings; null when it is about something else. */
  readIncomingText(event: Pick<TelephonyEvent, 'type' | 'payload'>): IncomingText | null;
  /**
   * Gives a text message to the provider, in one call that is never repeated.
   * @throws TextRefused the provider does not have it
   * @throws TextUnconfirmed nobody knows whether it has
   */
  sendText(message: OutgoingText): Promise<TextState>;
  /** Whether a number of ours may send pictures, which the provider has to be able to fetch. */
  carriesMedia(number: string): Promise<boolean>;
  /** Null when the provider knows no such message. */
  getText(providerId: string): Promise<TextState | null>;
  /** Who told the provider since then to get nothing more from this number. */
  listOptOuts(search: { from: string; since: Date }): Promise<ProviderOptOut[]>;
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

/** The provider did not take the text message, and will not send it. */
export class TextRefused extends Error {
  override name = 'TextRefused';

  constructor(
    /** In the provider's words. */
    readonly reason: string,
    readonly refusal: {
      /** It had no time for it, or was not reached: what is asked again later may go well. */
      isPassing: boolean;
      isOptedOut: boolean;
    },
    options?: ErrorOptions,
  ) {
    super(`the provider does not take the message: ${reason}`, options);
  }
}

/** The call was made and its answer is not known. */
export class TextUnconfirmed extends Error {
  override name = 'TextUnconfirmed';
}
