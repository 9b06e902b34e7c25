export interface Credentials {
  email: string;
  password: string;
}

/** What was typed; blanks around an e-mail address are never meant. */
export const credentialsOf = ({ email, password }: Credentials): Credentials => ({ email: email.trim(), password });

export type Provider = 'google' | 'facebook';
