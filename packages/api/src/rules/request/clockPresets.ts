import type { ClockKind, ClockPresetName, ClockStart, ClockStop, TriageCategory } from './requestWords.ts';

/** A span in the location's own days; it ends with its last day. */
export interface Span {
  count: number;
  unit: 'days' | 'business-days' | 'months';
}

export interface ClockRule {
  clock: ClockKind;
  starts: ClockStart;
  within: Span;
  /** Another span for a category of triage. */
  byCategory?: Partial<Record<TriageCategory, Span>> | undefined;
  stoppedBy: ClockStop[];
}

const days = (count: number): Span => ({ count, unit: 'days' });
const months = (count: number): Span => ({ count, unit: 'months' });

/**
 * What the colleges and ministries ask for.
 * Ontario: CPSO, Transitions in Care 17–18: within 14 days, saying whether the referral is accepted; a bare "received" does not count.
 * Alberta: CPSA, 2017: acknowledge 7, decide 14, reach the patient 14, report 30 days after the first visit.
 * British Columbia: answer and report, ideally in two weeks. Québec: CRDS, the time to a first visit by category.
 */
export const clockPresets: Record<Exclude<ClockPresetName, 'own'>, ClockRule[]> = {
  ontario: [{ clock: 'acknowledge', starts: 'received', within: days(14), stoppedBy: ['decision-delivered'] }],
  alberta: [
    { clock: 'acknowledge', starts: 'received', within: days(7), stoppedBy: ['acknowledgement-delivered', 'decision-delivered'] },
    { clock: 'decide', starts: 'received', within: days(14), stoppedBy: ['decided'] },
    { clock: 'contact', starts: 'received', within: days(14), stoppedBy: ['patient-contacted'] },
    { clock: 'report', starts: 'visited', within: days(30), stoppedBy: ['report-delivered'] },
  ],
  'british-columbia': [
    { clock: 'acknowledge', starts: 'received', within: days(14), stoppedBy: ['decision-delivered'] },
    { clock: 'report', starts: 'visited', within: days(14), stoppedBy: ['report-delivered'] },
  ],
  quebec: [
    {
      clock: 'visit',
      starts: 'received',
      within: months(12),
      byCategory: { A: days(3), B: days(10), C: days(28), D: months(3), E: months(12) },
      stoppedBy: ['visited'],
    },
  ],
};

/** The clocks of an organisation. */
export const clockRulesOf = (preset: ClockPresetName, own: ClockRule[]): ClockRule[] =>
  preset === 'own' ? own : clockPresets[preset];

export const spanOf = ({ within, byCategory }: ClockRule, category: TriageCategory | null): Span =>
  (category && byCategory?.[category]) || within;

/** Whether any of its spans leaves out weekends and holidays. */
export const countsBusinessDays = ({ within, byCategory = {} }: ClockRule): boolean =>
  [within, ...Object.values(byCategory)].some(({ unit }) => unit === 'business-days');
