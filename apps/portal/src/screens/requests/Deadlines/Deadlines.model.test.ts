import { requestPolicy } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { formOf, isWhole, policyOf } from './Deadlines.model.ts';

const { version: _, ...policy } = requestPolicy;

test('the rules of a preset are where rules of one’s own begin, and what the form does not show stays', () => {
  const quebec = { ...policy, preset: 'quebec' as const };
  const form = formOf(quebec);
  expect(policyOf(form, quebec)).toEqual(quebec);
  const own = policyOf({ ...form, preset: 'own' }, quebec);
  expect(own).toMatchObject({ preset: 'own', checklists: policy.checklists, own: [{ clock: 'visit', starts: 'received', byCategory: { A: { count: 3, unit: 'days' } }, stoppedBy: ['visited'] }] });
});

test('rules of one’s own need a clock, and each clock something that ends it', () => {
  const form = { ...formOf(policy), preset: 'own' };
  const rules = { ...form.rules, acknowledge: { ...form.rules.acknowledge, isOn: false }, report: { isOn: true, count: 5, unit: 'business-days' as const, stoppedBy: ['report-delivered'] } };
  expect(isWhole(policyOf({ ...form, rules: { ...rules, report: { ...rules.report, isOn: false } } }, policy))).toBe(false);
  expect(isWhole(policyOf({ ...form, rules: { ...rules, report: { ...rules.report, stoppedBy: [] } } }, policy))).toBe(false);
  expect(policyOf({ ...form, rules }, policy).own).toEqual([{ clock: 'report', starts: 'visited', within: { count: 5, unit: 'business-days' }, stoppedBy: ['report-delivered'] }]);
});
