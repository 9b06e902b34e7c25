import type { FaxDetail, LetterDraft, SendFax } from '@intake/api/contract';
import { priorities, sendTimeProblem } from '@intake/api/rules';
import { isLocale } from '@intake/i18n';
import { chosenNumber, type FaxSite, type NumberValues } from '../letters/faxNumber.model.ts';

/** Somebody of the directory who can be faxed. */
export interface Recipient {
  id: string;
  name: string;
  clinic: string | null;
  sites: readonly FaxSite[];
}

export interface SendFaxValues extends NumberValues {
  /** Of the directory; null for one that is typed. */
  recipientId: string | null;
  name: string;
  /** `1-3, 5`; empty for all. */
  pages: string;
  hasCover: boolean;
  locale: string;
  note: string;
  priority: string;
  isLater: boolean;
  date: string | null;
  time: string | null;
}

/** The page numbers of a text such as `1-3, 5`, in its order, each once; null when it names something else. */
export function pagesOf(text: string, count: number): number[] | null {
  const pages: number[] = [];
  for (const part of text.split(/[,;\s]+/).filter(Boolean)) {
    const [, from, to] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part) ?? [];
    if (!from) return null;
    for (let page = Number(from); page <= Number(to ?? from); page += 1) pages.push(page);
    if (Number(to ?? from) < Number(from)) return null;
  }
  const known = [...new Set(pages)];
  return known.length > 0 && known.every((page) => page >= 1 && page <= count) ? known : null;
}

/** The chosen pages; all of them for an empty text, null for one that names no pages of this fax. */
export const chosenPages = (text: string, count: number): number[] | null =>
  text.trim() === '' ? Array.from({ length: count }, (_, at) => at + 1) : pagesOf(text, count);

/** The sender's own number first: most often pages go back to where they came from. */
export const originOf = ({ from, senderName }: Pick<FaxDetail, 'from' | 'senderName'>): Recipient | null =>
  from ? { id: 'sender', name: senderName ?? '', clinic: null, sites: [{ number: from, name: senderName ?? '' }] } : null;

/** The instant of a wall time in a zone, ISO 8601. In the hour that a clock skips it is the hour after. */
export function instantOf(date: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const offset = (at: number) => Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`) - at;
  const guess = wall - offset(wall);
  return new Date(wall - offset(guess)).toISOString();
}

/** The page before the fax. It names nobody that the fax is about. */
export function coverOf(values: SendFaxValues, pages: number, clinic: string | null): LetterDraft {
  return {
    kind: 'cover-page',
    locale: isLocale(values.locale) ? values.locale : 'en',
    recipient: { physicianId: null, name: values.name.trim() || null, clinic, fax: chosenNumber(values) },
    patientId: null,
    referralId: null,
    values: { 'fax.pages': String(pages + 1), ...(values.note.trim() && { 'fax.note': values.note.trim() }) },
    wording: null,
    asksForReply: false,
  };
}

const sendAtOf = ({ isLater, date, time }: SendFaxValues, timeZone: string): string | null => (isLater && date && time ? instantOf(date, time, timeZone) : null);

/** Why a fax cannot wait for the time that was chosen. */
export function whenProblem(values: SendFaxValues, timeZone: string, now: number): 'missing' | 'past' | 'far' | null {
  if (!values.isLater) return null;
  const sendAt = sendAtOf(values, timeZone);
  return sendAt === null ? 'missing' : sendTimeProblem(Date.parse(sendAt), now);
}

export interface ToSend {
  faxId: string;
  pageCount: number;
  clinic: string | null;
  timeZone: string;
}

export function requestOf(values: SendFaxValues, { faxId, pageCount, clinic, timeZone }: ToSend): SendFax {
  return {
    content: { faxId, pages: values.pages.trim() === '' ? null : pagesOf(values.pages, pageCount) },
    to: chosenNumber(values) ?? '',
    confirmation: values.confirmation || null,
    recipientName: values.name.trim() || null,
    recipientClinic: clinic,
    physicianId: values.recipientId === 'sender' ? null : values.recipientId,
    cover: values.hasCover ? { locale: isLocale(values.locale) ? values.locale : 'en', note: values.note.trim() || null } : null,
    priority: priorities.find((one) => one === values.priority) ?? 'routine',
    sendAt: sendAtOf(values, timeZone),
  };
}
