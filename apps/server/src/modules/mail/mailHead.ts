import type { ParsedMail } from 'mailparser';

/** Whom the head names as its author; null where that is nobody, or several. */
export function authorOf({ from }: ParsedMail): string | null {
  const [author, other] = from?.value ?? [];
  return other ? null : author?.address || null;
}

/** RFC 3834, and what programs did before it. */
export function isAutomatic({ headers }: ParsedMail): boolean {
  const word = (name: string) => {
    const value = headers.get(name);
    return typeof value === 'string' ? value.trim().toLowerCase() : '';
  };
  const submitted = word('auto-submitted');
  return (submitted !== '' && submitted !== 'no') || ['bulk', 'auto_reply', 'junk'].includes(word('precedence')) || headers.has('x-autoreply') || headers.has('x-autorespond');
}

/** What a report of RFC 3464 says of a mail that was not delivered for good; null for any other mail. */
export function deliveryFailureOf({ attachments }: ParsedMail): string | null {
  const report = attachments.find(({ contentType }) => contentType === 'message/delivery-status')?.content.toString('utf8') ?? '';
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im').exec(report)?.[1]?.replace(/\s+/g, ' ').trim();
  if (field('Action')?.toLowerCase() !== 'failed') return null;
  return [field('Status'), field('Diagnostic-Code')].filter(Boolean).join(' ') || 'failed';
}
