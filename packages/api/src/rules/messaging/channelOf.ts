import { mailAddress, type MessageChannel } from './messageWords.ts';

/** An e-mail address holds an @, a telephone number never. */
export const channelOf = (address: string): MessageChannel => (address.includes('@') ? 'email' : 'sms');

/** An e-mail address as it is compared and kept; null when it is none that a message may go to. */
export function mailAddressOf(text: string | null | undefined): string | null {
  const address = text?.trim().toLowerCase() ?? '';
  return mailAddress.test(address) && address.length <= 254 ? address : null;
}
