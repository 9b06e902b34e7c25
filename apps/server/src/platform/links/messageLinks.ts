import { createHmac, timingSafeEqual } from 'node:crypto';

/** The visit as the message told of it: at another time it is not the one that was asked about. */
export interface VisitClaim {
  appointmentId: string;
  startsAt: Date;
}

export type MessageLinks = ReturnType<typeof createMessageLinks>;

/** Where a provider fetches the files of a message. */
export const mediaPath = '/api/link/media';
export const mediaAddress = (siteUrl: string, ticket: string): string => `${siteUrl}${mediaPath}/${ticket}`;
/** Where links lead, and where the code of a letter is typed. */
export const linkPage = '/home/pages/modaldisplay';
const minute = 60_000;
/** Bytes of a visit's claim: its id, the minute it starts, and what proves both. */
const [idBytes, timeBytes, macBytes] = [16, 4, 12];
const hyphened = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Links for messages. What they carry stands behind the number sign, where no log holds it, and opening them changes
 * nothing. That of a visit is as short as it can be, as a text is paid for by its length.
 * @param siteUrl where the portal is reached, without a slash at its end
 */
export function createMessageLinks(secret: Buffer, siteUrl: string) {
  const macOf = (body: Buffer, use: 'visit' | 'mail' = 'visit') => createHmac('sha256', secret).update(use).update(body).digest().subarray(0, macBytes);
  const mailToken = (messageId: string) => {
    const body = Buffer.from(messageId.replaceAll('-', ''), 'hex');
    return Buffer.concat([body, macOf(body, 'mail')]).toString('base64url');
  };

  return {
    /** Asks to confirm a visit or to cancel it; holds until the visit starts. */
    visit: ({ appointmentId, startsAt }: VisitClaim): string => {
      const body = Buffer.alloc(idBytes + timeBytes);
      body.write(appointmentId.replaceAll('-', ''), 'hex');
      body.writeUInt32BE(Math.floor(startsAt.getTime() / minute), idBytes);
      return `${siteUrl}${linkPage}#visit=${Buffer.concat([body, macOf(body)]).toString('base64url')}`;
    },

    /** Null when it is forged. */
    openVisit: (token: string): VisitClaim | null => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + timeBytes + macBytes) return null;
      const body = bytes.subarray(0, idBytes + timeBytes);
      if (!timingSafeEqual(macOf(body), bytes.subarray(idBytes + timeBytes))) return null;
      const appointmentId = hyphened(body.toString('hex', 0, idBytes));
      return { appointmentId, startsAt: new Date(body.readUInt32BE(idBytes) * minute) };
    },

    /** Ends e-mails to the address that this one went to; it holds as long as the message is kept. */
    mail: (messageId: string): string => `${siteUrl}${linkPage}#mail=${mailToken(messageId)}`,

    /** The same, for mail programs, which post to it (RFC 8058). */
    mailPost: (messageId: string): string => `${siteUrl}/api/link/mail/end?token=${mailToken(messageId)}`,

    /** The message; null when it is forged. */
    openMail: (token: string): string | null => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + macBytes) return null;
      const body = bytes.subarray(0, idBytes);
      return timingSafeEqual(macOf(body, 'mail'), bytes.subarray(idBytes)) ? hyphened(body.toString('hex')) : null;
    },

    /** A file of a message, for the provider that carries it. */
    media: (ticket: string): string => mediaAddress(siteUrl, ticket),
  };
}
