import { describe, expect, it } from 'vitest';
import { matchThreshold } from './decide.ts';
import { scorePhysician } from './physician.ts';
import type { PhysicianRecord } from './physician.ts';

const record: PhysicianRecord = {
  family_name: 'Chen',
  given_name: 'Alice',
  billing_number: '123456',
  clinic_name: 'Riverside Family Practice',
  fax_numbers: ['+14165550100'],
  phones: ['+14165550101'],
};

describe('scorePhysician', () => {
  it.each([
    [{ 'referrer.name': 'Chen, Alice' }],
    [{ 'referrer.name': 'Chen, A.', 'referrer.fax': '+14165550100' }],
    [{ 'referrer.billingNumber': '123456' }],
    [{ 'referrer.name': 'Chen', 'referrer.fax': '+14165550100', 'referrer.clinic': 'RIVERSIDE FAMILY PRACTICE' }],
  ])('is above the threshold for %j', (fields) => {
    expect(scorePhysician(fields, record).score).toBeGreaterThanOrEqual(matchThreshold);
  });

  it.each([
    [{}],
    [{ 'referrer.name': 'Chen' }],
    [{ 'referrer.name': 'Chen, Bob', 'referrer.fax': '+14165550100' }],
    [{ 'referrer.fax': '+14165550100', 'referrer.phone': '+14165550101', 'referrer.clinic': 'Riverside Family Practice' }],
    [{ 'referrer.name': 'Chen, Alice', 'referrer.billingNumber': '654321' }],
    [{ 'referrer.name': 'Roy, Luc', 'referrer.billingNumber': '123456' }],
  ])('is below the threshold for %j', (fields) => {
    expect(scorePhysician(fields, record).score).toBeLessThan(matchThreshold);
  });
});
