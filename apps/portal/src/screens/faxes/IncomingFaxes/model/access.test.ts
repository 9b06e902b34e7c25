import { expect, test } from 'vitest';
import { claimedByMe, claimedByOther, completedFax, failedFax, faxDetail, onHoldFax, urgentFax } from '@intake/api/testing';
import { me, now } from '../IncomingFaxes.fixtures.ts';
import { accessOf, seenVersion, withKnownUrls } from './access.ts';

test('a ready fax is claimed before it can be changed', () => {
  expect(accessOf(urgentFax, me, true, now)).toEqual({ mode: 'claiming' });
  expect(accessOf(claimedByMe, me, true, now)).toEqual({ mode: 'edit' });
});

test('a claim of mine that ran out is taken again', () => {
  expect(accessOf(claimedByMe, me, true, Date.parse(claimedByMe.claim!.until) + 1)).toEqual({ mode: 'claiming' });
});

test('a fax claimed by somebody else shows their name and until when', () => {
  expect(accessOf(claimedByOther, me, true, now)).toEqual({
    mode: 'view', because: 'claimed', holder: 'Dr. Lucie Tremblay', until: claimedByOther.claim?.until,
  });
});

test('what failed or is on hold is worked on without a claim; what is filed is only read', () => {
  expect(accessOf(failedFax, me, true, now)).toEqual({ mode: 'edit' });
  expect(accessOf(onHoldFax, me, true, now)).toEqual({ mode: 'edit' });
  expect(accessOf(completedFax, me, true, now)).toEqual({ mode: 'view', because: 'status' });
});

test('without the right to triage everything is only read', () => {
  expect(accessOf(claimedByMe, me, false, now)).toEqual({ mode: 'view', because: 'permission' });
});

test('a new version is taken over while I held the fax without a gap', () => {
  const seen = seenVersion(null, claimedByMe, me, now);
  expect(seenVersion(seen, { ...claimedByMe, version: 9 }, me, now).version).toBe(9);
});

test('a version that somebody else saved is not adopted, so that saving the old one is a conflict', () => {
  const seen = seenVersion(null, claimedByMe, me, now);
  const later = Date.parse(claimedByMe.claim!.until) + 60_000;
  expect(seenVersion(seen, { ...claimedByMe, version: 9 }, me, later).version).toBe(claimedByMe.version);
  expect(seenVersion(seen, { ...urgentFax, version: 9 }, me, now)).toMatchObject({ faxId: urgentFax.id, version: 9 });
});

test('a page keeps its signed address while it is good, so that its picture does not flicker', () => {
  const first = withKnownUrls(faxDetail, null, now);
  const signedAgain = { ...faxDetail, pages: faxDetail.pages.map((page) => ({ ...page, imageUrl: `${page.imageUrl}#again` })) };
  expect(withKnownUrls(signedAgain, first.known, now + 60_000).fax.pages[0]?.imageUrl).toBe(faxDetail.pages[0]?.imageUrl);
  expect(withKnownUrls(signedAgain, first.known, now + 11 * 60_000).fax.pages[0]?.imageUrl).toContain('#again');
});
