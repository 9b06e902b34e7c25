/** A mail of plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Further headers, sent as they are: no value is folded. */
  headers?: Record<string, string>;
  /** Whom it is from, in words, instead of the installation. */
  fromName?: string;
  /** Where answers go, and what says that it did not arrive. */
  replyTo?: string;
}

export interface MailFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Hands mail to a server that delivers it. */
export interface Mailer {
  /** Rejects with MailNotTaken when the server did not take it. */
  send(mail: Mail & { files?: readonly MailFile[] | undefined }): Promise<void>;
}

export class MailNotTaken extends Error {
  override name = 'MailNotTaken';

  constructor(
    readonly reason: 'unreachable' | 'sign-in-refused' | 'refused',
    cause: unknown,
    /** Whether the server certainly does not have it, and may take it later. */
    readonly known = { isCertain: false, isPassing: false },
  ) {
    super(`The mail server did not take the mail (${reason}).`, { cause });
  }
}

/** Sends now, and says what became of it; other failures are thrown. */
export const handOver = (mailer: Mailer, mail: Mail): Promise<'sent' | MailNotTaken['reason']> =>
  mailer.send(mail).then(
    () => 'sent' as const,
    (error: unknown) => {
      if (error instanceof MailNotTaken) return error.reason;
      throw error;
    },
  );
