/** What the product does with the accounts of its people, whoever keeps them. */
export interface AccountAdmin {
  /**
   * Makes an account with a password and an address that counts as proven.
   * Throws 422 with the field `password` (weak-password) or `email` (email-taken).
   * @returns the id of the user
   */
  create(account: { email: string; password: string }): Promise<string>;
  /**
   * Makes an account without a password and mails its owner what opens it; again to whoever has not opened theirs yet.
   * Throws 422 with the field `email` (email-taken) when the address has an account that is in use, and 429 when the
   * last mail was a moment ago.
   * @returns the id of the user
   */
  invite(invitation: Invitation): Promise<string>;
  /** Ends every session; nobody signs in to the account until it is enabled. */
  disable(userId: string): Promise<void>;
  enable(userId: string): Promise<void>;
  /** Mails a code for a new password. Throws 429 when the last one was a moment ago. */
  sendRecovery(email: string): Promise<void>;
  /** For who has lost the second factor: the password is enough until there is another. */
  removeFactors(userId: string): Promise<void>;
  remove(userId: string): Promise<void>;
  /** Undefined where the sign-in service keeps them to itself. */
  sessions?: AccountSessions;
}

/** Where somebody is signed in. */
export interface AccountSessions {
  /** Those that are good still, the one that was used last first. */
  list(userId: string): Promise<OpenSession[]>;
  /** Its tokens open nothing from now on. @returns false when the user has no such session */
  end(userId: string, session: { id: string; ip: string }): Promise<boolean>;
}

export interface OpenSession {
  id: string;
  userAgent: string | null;
  ip: string | null;
  startedAt: Date;
  lastUsedAt: Date;
}

export interface Invitation {
  email: string;
  displayName: string;
  /** Of the mail. */
  locale: string;
}
