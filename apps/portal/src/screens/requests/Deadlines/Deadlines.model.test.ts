import { requestPolicy } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { formOf, isWhole, policyOf, usualSpans } from './Deadlines.model.ts';

const { version: _, ...policy } = requestPolicy;

test('custom rules start from a preset, and what the form does not show is kept', () => {
  const quebec = { ...policy, preset: 'quebec' as const };
  const form = formOf(quebec);
  expect(policyOf(form, quebec)).toEqual(quebec);
  const own = policyOf({ ...form, preset: 'own' }, quebec);
  expect(own).toMatchObject({ preset: 'own', checklists: policy.checklists, own: [{ clock: 'visit', starts: 'received', byCategory: { A: { count: 3, unit: 'days' } }, stoppedBy: ['visited'] }] });
});

test('custom rules need a clock, and each clock an event that ends it', () => {
  const form = { ...formOf(policy), preset: 'own' };
  const rules = { ...form.rules, acknowledge: { ...form.rules.acknowledge, isOn: false }, report: { isOn: true, count: 5, unit: 'business-days' as const, byCategory: null, stoppedBy: ['report-delivered'] } };
  expect(isWhole(policyOf({ ...form, rules: { ...rules, report: { ...rules.report, isOn: false } } }, policy))).toBe(false);
  expect(isWhole(policyOf({ ...form, rules: { ...rules, report: { ...rules.report, stoppedBy: [] } } }, policy))).toBe(false);
  expect(policyOf({ ...form, rules }, policy).own).toEqual([{ clock: 'report', starts: 'visited', within: { count: 5, unit: 'business-days' }, stoppedBy: ['report-delivered'] }]);
});

test('a time for each category is kept where it says a number, and goes with the tick', () => {
  const form = { ...formOf({ ...policy, preset: 'quebec' }), preset: 'own' };
  const visit = { ...form.rules.visit, byCategory: { ...usualSpans, A: { count: 1, unit: 'business-days' as const }, C: { count: null, unit: 'days' as const } } };
  const [rule] = policyOf({ ...form, rules: { ...form.rules, visit } }, policy).own;
  expect(rule?.byCategory).toEqual({ A: { count: 1, unit: 'business-days' }, B: { count: 10, unit: 'days' }, D: { count: 3, unit: 'months' }, E: { count: 12, unit: 'months' } });
  expect(policyOf({ ...form, rules: { ...form.rules, visit: { ...visit, byCategory: null } } }, policy).own[0]).not.toHaveProperty('byCategory');
});
