export interface Credentials {
  email: string;
  password: string;
}

export type Missing = Partial<Record<keyof Credentials, true>>;

/** What was typed; blanks around an e-mail address are never meant. */
export const credentialsOf = (data: FormData): Credentials => ({
  email: String(data.get('email') ?? '').trim(),
  password: String(data.get('password') ?? ''),
});

export const missingOf = ({ email, password }: Credentials): Missing => ({
  ...(email === '' && { email: true }),
  ...(password === '' && { password: true }),
});
