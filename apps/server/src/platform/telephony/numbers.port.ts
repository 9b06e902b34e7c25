import type { NumberFeature, NumberKind } from '@intake/api/rules';

/** A number that can be ordered. */
export interface OfferedNumber {
  /** E.164. */
  number: string;
  kind: NumberKind;
  region: string;
  features: NumberFeature[];
  monthlyCents: number | null;
  /** ISO 4217. */
  currency: string | null;
}

export interface NumberSearch {
  kind: NumberKind;
  areaCode?: string | undefined;
  /** Two letters. */
  province?: string | undefined;
  locality?: string | undefined;
  contains?: string | undefined;
}

/** What the provider says of an order. */
export interface OrderState {
  orderId: string;
  /** Ours. */
  reference: string | null;
  status: 'pending' | 'active' | 'failed';
}

/** What the provider is to do with what comes in by a number. */
export interface NumberWork {
  /** Faxes are taken by the fax application, calls by the line to the voice agents. */
  takes: 'faxes' | 'calls';
  takesTexts: boolean;
}

/** Numbers at the provider of telephony. */
export interface NumberProvider {
  /** Which work its account can have numbers do besides taking faxes. */
  numberWork: { texts: boolean; calls: boolean };
  searchNumbers(search: NumberSearch): Promise<OfferedNumber[]>;
  /**
   * Orders a number, in one call that is never repeated.
   * @param order.reference comes back in every answer and event about it
   * @throws OrderRefused nothing is ordered
   * @throws OrderUnconfirmed nobody knows whether it is
   */
  orderNumber(order: { number: string; reference: string; work: NumberWork }): Promise<OrderState>;
  /** Null when the provider knows of no such order. */
  findOrder(reference: string): Promise<OrderState | null>;
  /** What an event says of an order; null when it is about something else. */
  readOrderEvent(event: { type: string; payload: Record<string, unknown> }): OrderState | null;
  /** Has a number of the account do its work; the same again changes nothing. False when the account has no such number. */
  setNumber(number: string, work: NumberWork): Promise<boolean>;
  /** Gives a number back; one that is not there any more counts as given back. */
  releaseNumber(number: string): Promise<void>;
}

/** The provider did not take the order. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';

  constructor(
    readonly reason: 'unavailable' | 'refused' | 'unreachable',
    options?: ErrorOptions,
  ) {
    super(`the provider does not take the order: ${reason}`, options);
  }
}

/** The call was made and its answer is not known. */
export class OrderUnconfirmed extends Error {
  override name = 'OrderUnconfirmed';
}
