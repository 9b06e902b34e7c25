import { z } from 'zod';
import { AuthError } from '../protocol/authError.ts';

/** Digits with the country's code first, as the protocol stores and answers them: a plus and blanks make no other number. */
export const PhoneNumber = z.string().transform((text) => {
  const digits = text.trim().replace(/^\+/, '').replaceAll(' ', '');
  if (/^[1-9]\d{1,14}$/.test(digits)) return digits;
  throw new AuthError(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
});

/** As telephony writes it. */
export const toE164 = (phone: string): string => `+${phone}`;

export const phoneExists = () =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');
