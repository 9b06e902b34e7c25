import type { DeliveryFailure } from '../vocabulary.ts';

/** Telnyx' reasons by what they mean to whoever sends. */
const reasons: Readonly<Record<string, DeliveryFailure>> = {
  user_busy: 'busy',
  receiver_no_answer: 'no-answer',
  receiver_no_response: 'no-answer',
  receiver_recovery_on_timer_expire: 'no-answer',
  fax_initial_communication_timeout: 'no-answer',
  receiver_call_dropped: 'line',
  sender_call_dropped: 'line',
  carrier_lost: 'line',
  fax_signaling_error: 'line',
  receiver_communication_error: 'line',
  sender_communication_error: 'line',
  invalid_ecm_response_from_receiver: 'line',
  service_unavailable: 'provider',
  destination_unreachable: 'provider',
  user_channel_limit_exceeded: 'provider',
  outbound_profile_channel_limit_exceeded: 'provider',
  connection_channel_limit_exceeded: 'provider',
  receiver_decline: 'refused',
  receiver_invalid_number_format: 'number',
  receiver_unallocated_number: 'number',
  receiver_incompatible_destination: 'number',
  destination_invalid: 'number',
  account_disabled: 'account',
  no_outbound_profile: 'account',
  destination_not_in_service_plan: 'account',
  destination_not_in_countries_whitelist: 'account',
  outbound_profile_daily_spend_limit_exceeded: 'account',
  unverified_origination_number: 'account',
  unverified_destination_not_allowed: 'account',
  file_format_invalid: 'document',
  file_download_failed: 'document',
  file_size_limit_exceeded: 'document',
  page_count_limit_exceeded: 'document',
  media_processing_exception: 'document',
};

/** A reason that is new to us is `unknown`. */
export const deliveryFailureOf = (reason: string | null): DeliveryFailure =>
  reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason]! : 'unknown';

const passing: ReadonlySet<DeliveryFailure> = new Set(['busy', 'no-answer', 'line', 'provider']);

/** Minutes to wait after the first, second … try. */
const waits = [2, 5, 15] as const;

/** Minutes till the next try after so many; null when trying again by itself is over, or would not help. */
export const retryAfterMinutes = (failure: DeliveryFailure, attempts: number): number | null =>
  passing.has(failure) ? (waits[attempts - 1] ?? null) : null;

/** What a fax may be at most: Telnyx refuses more. */
export const sendingLimits = { bytes: 50e6, pages: 350 } as const;

/** Typed by whoever sends to a number for the first time. */
export const lastDigits = (number: string): string => number.slice(-4);
