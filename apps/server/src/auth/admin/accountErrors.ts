import { AppError, invalid, notFound, tooMany } from '../../kernel/errors.ts';
import type { AccountAdmin } from '../accountAdmin.port.ts';

/** A refusal of the sign-in service, by its own code. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** The same accounts, whose refusals are what the product's API answers. */
export function asAppError(
  accounts: Omit<AccountAdmin, 'sessions'>,
  refusalOf: (error: unknown) => Refusal | undefined,
): AccountAdmin {
  const guarded = Object.entries(accounts).map(
    ([name, act]: [string, (input: never) => Promise<unknown>]) => [
      name,
      async (input: never) => {
        try {
          return await act(input);
        } catch (error) {
          const refusal = refusalOf(error);
          throw refusal ? toAppError(refusal) : error;
        }
      },
    ],
  );
  return Object.fromEntries(guarded) as AccountAdmin;
}

function toAppError({ status, code, message, retryAfter }: Refusal): AppError {
  if (code === 'email_exists') return invalid([{ path: 'email', code: 'email-taken', message }]);
  if (code === 'weak_password') return invalid([{ path: 'password', code: 'weak-password', message }]);
  if (code === 'user_not_found') return notFound();
  if (status === 429) return tooMany(retryAfter ?? 60);
  return status >= 500
    ? new AppError(503, 'unavailable', 'The sign-in service is not available for a moment.')
    : invalid([{ path: '', code, message }]);
}
