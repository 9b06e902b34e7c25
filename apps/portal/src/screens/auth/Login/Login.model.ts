export interface Credentials {
  email: string;
  password: string;
}

export type Missing = Partial<Record<keyof Credentials, true>>;

/** What was typed; blanks around an e-mail address are never meant. */
export function credentialsOf(data: FormData): Credentials {
  const { email, password } = Object.fromEntries(data);
  return { email: typeof email === 'string' ? email.trim() : '', password: typeof password === 'string' ? password : '' };
}

export const missingOf = ({ email, password }: Credentials): Missing => ({
  ...(email === '' && { email: true }),
  ...(password === '' && { password: true }),
});

export type Provider = 'google' | 'facebook';
