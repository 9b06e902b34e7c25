import { describe, expect, it } from 'vitest';
import { partnerScopes, permissionsOf } from './partnerWords.ts';

describe('permissionsOf', () => {
  it('asks for the rights of each scope, once', () => {
    expect(permissionsOf(['system/ServiceRequest.rs', 'system/Task.rs', 'velox/referrals.write'])).toEqual(['requests.read', 'requests.write']);
    expect(permissionsOf(['velox/directory.read'])).toEqual([]);
  });

  it('lets nobody manage anything, whatever is chosen', () => {
    expect(permissionsOf(partnerScopes).filter((permission) => permission.endsWith('.manage') || permission === 'patients.write')).toEqual([]);
  });
});
