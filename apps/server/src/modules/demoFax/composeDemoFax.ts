import type { RevenueAnswers } from '@intake/api/contract';
import { estimateRevenue, phoneText, type Locale } from '@intake/api/rules';
import type { Letter } from '../../platform/letters/letter.ts';
import { demoFaxTexts, moneyOf } from './demoFax.messages.ts';

export interface DemoFaxFacts {
  locale: Locale;
  /** E.164, to which it goes. */
  number: string;
  now: Date;
  siteUrl: string;
  /** With which the number says no. */
  stopCode: string;
  estimate: RevenueAnswers | null;
}

/** One page that says what Intake does with a page like it. Nothing that a visitor typed stands on it but the number and what they counted. */
export function composeDemoFax({ locale, number, now, siteUrl, stopCode, estimate }: DemoFaxFacts): Letter {
  const texts = demoFaxTexts[locale];
  const code = `${stopCode.slice(0, 4)} ${stopCode.slice(4)}`;
  return {
    locale,
    letterhead: { name: 'Intake', lines: [siteUrl.replace(/^https?:\/\//, '')] },
    date: new Intl.DateTimeFormat(texts.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(now),
    recipient: [phoneText(number)],
    subject: texts.subject,
    body: [
      { kind: 'paragraph', text: texts.why },
      { kind: 'list', items: texts.does },
      ...(estimate ? [{ kind: 'paragraph' as const, text: texts.estimate(moneyOf(locale, estimateRevenue(estimate).total)) }] : []),
      { kind: 'paragraph', text: texts.stop(`${siteUrl}/home/pages/demofax`, code) },
    ],
  };
}
