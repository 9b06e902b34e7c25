import { expect, test, vi } from 'vitest';

vi.mock('zod', () => import('./zodStandIn.ts'));

test('every contract can be read without zod, and routes keep their paths', async () => {
  const { faxContract, setupContract } = await import('@intake/api/contract');
  expect(faxContract.getFax).toMatchObject({ method: 'GET', path: '/api/faxserver/detail/{id}' });
  expect(setupContract.completeSetup.method).toBe('POST');
});

test('checking anything with it throws', async () => {
  const { FaxSummary, faxContract } = await import('@intake/api/contract');
  expect(() => FaxSummary.parse({})).toThrow('production builds carry no schemas');
  expect(() => faxContract.getFax.response.safeParse({})).toThrow('production builds carry no schemas');
  expect(() => FaxSummary['~standard']).toThrow('production builds carry no schemas');
});
