import type { ClockPreview, RequestPolicy } from '@intake/api/contract';
import {
  clockKinds, clockPresetNames, clockPresets, clockRulesOf, provinces, triageCategories,
  type ClockKind, type ClockPresetName, type ClockRule, type ClockStop, type Span, type TriageCategory,
} from '@intake/api/rules';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';

export type StoredPolicy = RequestPolicy & { version: number };

export interface DeadlinesModel {
  policy: Loadable<StoredPolicy>;
  services: readonly { id: string; name: string }[];
  /** The deadlines of the rules that stand in the drawer, or else of those that are kept. */
  preview: readonly ClockPreview[];
  times: { answer: Figures; visit: Figures; clocks: { ended: number; inTime: number } } | null;
}

export type OnStorePolicy = (policy: StoredPolicy) => Outcome;

interface Figures {
  count: number;
  medianDays: number | null;
  p90Days: number | null;
}

/** What an organisation may have a rule of its own for; a due date is set by hand. */
export const ownClocks = clockKinds.filter((clock) => clock !== 'due');
export type OwnClock = (typeof ownClocks)[number];

/** What may end each of them. */
export const possibleStops: Record<ClockKind, readonly ClockStop[]> = {
  acknowledge: ['acknowledgement-delivered', 'decision-delivered', 'information-asked'],
  decide: ['decided', 'information-asked'],
  contact: ['patient-contacted', 'visited'],
  visit: ['visited'],
  report: ['report-delivered'],
  due: ['completed'],
};

export interface SpanForm {
  count: number | null;
  unit: Span['unit'];
}

export interface RuleForm extends SpanForm {
  isOn: boolean;
  /** Another span for each category; null where all have the same. One without a number has the span of all. */
  byCategory: Record<TriageCategory, SpanForm> | null;
  stoppedBy: readonly string[];
}

export interface PolicyForm {
  preset: string | null;
  region: string | null;
  atRiskPercent: number | null;
  rules: Record<ClockKind, RuleForm>;
}

/** Spans by category, as a form has them. */
export const spansOf = (spans: NonNullable<ClockRule['byCategory']>): Record<TriageCategory, SpanForm> =>
  Object.fromEntries(triageCategories.map((category) => [category, spans[category] ?? { count: null, unit: 'days' }])) as Record<TriageCategory, SpanForm>;

/** Where spans by category begin: the scale of Québec. */
export const usualSpans = spansOf(clockPresets.quebec[0]!.byCategory!);

const ruleForm = (clock: ClockKind, rule: ClockRule | undefined): RuleForm => ({
  isOn: rule !== undefined,
  count: rule?.within.count ?? 14,
  unit: rule?.within.unit ?? 'days',
  byCategory: rule?.byCategory ? spansOf(rule.byCategory) : null,
  stoppedBy: rule?.stoppedBy ?? [possibleStops[clock][0]!],
});

/** The form begins with one's own rules; who had none goes on from those that count now. */
export function formOf({ preset, own, region, atRiskPercent }: RequestPolicy): PolicyForm {
  const rules = own.length > 0 ? own : clockRulesOf(preset, own);
  const entries = clockKinds.map((clock) => [clock, ruleForm(clock, rules.find((rule) => rule.clock === clock))]);
  return { preset, region, atRiskPercent, rules: Object.fromEntries(entries) as PolicyForm['rules'] };
}

/** The rules that the form says. What it does not show, such as checklists, stays as it is. */
export function policyOf({ preset, region, atRiskPercent, rules }: PolicyForm, policy: RequestPolicy): RequestPolicy {
  const own = ownClocks.flatMap((clock): RequestPolicy['own'] => {
    const { isOn, count, unit, byCategory, stoppedBy } = rules[clock];
    if (!isOn) return [];
    const spans = triageCategories.flatMap((category) => {
      const span = byCategory?.[category];
      return span && span.count !== null ? [[category, { count: span.count, unit: span.unit }] as const] : [];
    });
    const stops = possibleStops[clock].filter((stop) => stoppedBy.includes(stop));
    return [{ clock, starts: clock === 'report' ? 'visited' : 'received', within: { count: count ?? 0, unit }, ...(spans.length > 0 && { byCategory: Object.fromEntries(spans) }), stoppedBy: stops }];
  });
  const name = clockPresetNames.find((one): one is ClockPresetName => one === preset) ?? policy.preset;
  return {
    ...policy,
    preset: name,
    own: name === 'own' ? own : policy.own,
    region: provinces.find((one) => one === region) ?? policy.region,
    atRiskPercent: atRiskPercent ?? policy.atRiskPercent,
  };
}

/** Whether the server would take it, so that a preview can be asked for. */
export const isWhole = ({ preset, own }: RequestPolicy): boolean => preset !== 'own' || (own.length > 0 && own.every(({ stoppedBy }) => stoppedBy.length > 0));
