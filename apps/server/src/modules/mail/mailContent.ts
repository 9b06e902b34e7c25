import { simpleParser, type Attachment, type ParsedMail, type SimpleParserOptions } from 'mailparser';
import { fileFormatOf, fileFormats, fileHead } from '@intake/api/rules';

/** What a message brings. */
export interface MailContent {
  documents: Attachment[];
  /** Sent along and of no kind that can be read, such as a text document: somebody has to look at it. */
  others: Attachment[];
}

export const parserOptions: SimpleParserOptions = { skipHtmlToText: true, skipTextToHtml: true };

/** Of answers to e-mails: many are written in HTML alone, and reports say what was not delivered. */
export const answerOptions: SimpleParserOptions = { skipTextToHtml: true, keepDeliveryStatus: true };

/** What a document may be called. */
const claims = new RegExp(`^(${Object.values(fileFormats).map(({ mediaType }) => mediaType).join('|')}|application/octet-stream)$`, 'i');
/** What mailers add to a message and nobody has written: signatures, cards, invitations, reports. */
const accompanying = /^(application\/(x-)?pkcs7-signature|application\/pgp-(signature|keys)|text\/(x-)?vcard|text\/calendar|message\/delivery-status)$/i;
const forwarded = /^message\/rfc822$/i;
/** Messages in messages; what is deeper is set aside. */
const deepest = 4;

/** The documents of a message and of those that it forwards. */
export async function contentOf(message: ParsedMail, depth = 0): Promise<MailContent> {
  const isForwarded = ({ contentType }: Attachment) => forwarded.test(contentType) && depth < deepest;
  const own = message.attachments.filter((attachment) => !isForwarded(attachment));
  // Mailers call a TIFF image/x-tiff and a PDF text/plain; what is called a document and is none, a clerk has to see.
  const readable = own.filter(({ content, contentType }) => fileFormatOf(content.subarray(0, fileHead)) ?? claims.test(contentType));
  const inner = await Promise.all(
    message.attachments.filter(isForwarded).map(async ({ content }) => contentOf(await simpleParser(content, parserOptions), depth + 1)),
  );
  // The logo of a signature is part of the text, unless nothing else was sent.
  const attached = [...readable.filter(({ related }) => !related), ...inner.flatMap(({ documents }) => documents)];
  return {
    documents: attached.length > 0 ? attached : readable,
    others: [
      ...own.filter((attachment) => !readable.includes(attachment) && !attachment.related && !accompanying.test(attachment.contentType)),
      ...inner.flatMap(({ others }) => others),
    ],
  };
}
