import type { Locale } from '@intake/api/rules';
import { dateLocales } from '../../letter/letter.messages.ts';

/** A time as a message says it, by the clock of its place. Spaces are plain ones, which cost nothing. */
export function spokenTimes(at: Date, timeZone: string, locale: Locale): { date: string; time: string } {
  const plain = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dateLocales[locale], { ...options, timeZone }).format(at).replace(/[\u00a0\u202f]/g, ' ');
  return { date: plain({ weekday: 'long', day: 'numeric', month: 'long' }), time: plain({ hour: 'numeric', minute: '2-digit' }) };
}
