/** A mail of plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands mail to a server that delivers it. */
export interface Mailer {
  /** Rejects when the server did not take it. */
  send(mail: Mail): Promise<void>;
}
