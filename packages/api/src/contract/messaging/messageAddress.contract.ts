import { z } from 'zod';
import { mailAddress } from '../../rules/messaging/messageWords.ts';

/**
 * What a message goes to: a telephone number, or an e-mail address in lower case. One text and no choice of two, which the
 * serialiser of answers would try with a validator.
 */
export const MessageAddress = z.string().max(254).regex(new RegExp(`^\\+[1-9]\\d{6,14}$|${mailAddress.source}`), 'address');
