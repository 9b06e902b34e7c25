import { z } from 'zod';
import { mailAddress } from '../../rules/messaging/messageWords.ts';
import { PhoneNumber } from '../base/common.contract.ts';

/** What a message goes to: a telephone number, or an e-mail address in lower case. */
export const MessageAddress = z.union([PhoneNumber, z.string().max(254).regex(mailAddress, 'address')]);
