import type { ClockPreview, RequestPolicy } from '@intake/api/contract';
import { clockKinds, clockPresetNames, clockRulesOf, provinces, type ClockKind, type ClockPresetName, type ClockRule, type ClockStop, type Span } from '@intake/api/rules';
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

export interface RuleForm {
  isOn: boolean;
  count: number | null;
  unit: Span['unit'];
  stoppedBy: readonly string[];
}

export interface PolicyForm {
  preset: string | null;
  region: string | null;
  atRiskPercent: number | null;
  rules: Record<ClockKind, RuleForm>;
}

const ruleForm = (clock: ClockKind, rule: ClockRule | undefined): RuleForm => ({
  isOn: rule !== undefined,
  count: rule?.within.count ?? 14,
  unit: rule?.within.unit ?? 'days',
  stoppedBy: rule?.stoppedBy ?? [possibleStops[clock][0]!],
});

/** The form begins with one's own rules; who had none goes on from those that count now. */
export function formOf({ preset, own, region, atRiskPercent }: RequestPolicy): PolicyForm {
  const rules = own.length > 0 ? own : clockRulesOf(preset, own);
  const entries = clockKinds.map((clock) => [clock, ruleForm(clock, rules.find((rule) => rule.clock === clock))]);
  return { preset, region, atRiskPercent, rules: Object.fromEntries(entries) as PolicyForm['rules'] };
}

/** The rules that the form says. What it does not show, such as spans by category and checklists, stays as it is. */
export function policyOf({ preset, region, atRiskPercent, rules }: PolicyForm, policy: RequestPolicy): RequestPolicy {
  const before = policy.own.length > 0 ? policy.own : clockRulesOf(policy.preset, policy.own);
  const own = ownClocks.flatMap((clock): RequestPolicy['own'] => {
    const { isOn, count, unit, stoppedBy } = rules[clock];
    if (!isOn) return [];
    const byCategory = before.find((rule) => rule.clock === clock)?.byCategory;
    const stops = possibleStops[clock].filter((stop) => stoppedBy.includes(stop));
    return [{ clock, starts: clock === 'report' ? 'visited' : 'received', within: { count: count ?? 0, unit }, ...(byCategory && { byCategory }), stoppedBy: stops }];
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
