import type { FaxDetail, FaxSummary } from '@intake/api/contract';
import { heldByOther } from './queue.ts';
import type { FaxAccess } from './screenModel.ts';

type Held = Pick<FaxSummary, 'status' | 'claim'>;

/** Whether it takes a claim to work on it: what failed or is on hold is changed without one. */
export const isClaimable = ({ status }: Pick<FaxSummary, 'status'>) => status === 'ready' || status === 'claimed';

const isMine = ({ claim }: Held, userId: string, now: number) => claim?.userId === userId && Date.parse(claim.until) > now;

/** Who may change a fax now, and if not I, why. */
export function accessOf(fax: Held, userId: string, mayTriage: boolean, now: number): FaxAccess {
  if (!mayTriage) return { mode: 'view', because: 'permission' };
  if (fax.claim && heldByOther(fax, userId, now)) {
    return { mode: 'view', because: 'claimed', holder: fax.claim.displayName, until: fax.claim.until };
  }
  if (fax.status === 'completed' || fax.status === 'rejected' || fax.status === 'entered-in-error') {
    return { mode: 'view', because: 'status' };
  }
  return isClaimable(fax) && !isMine(fax, userId, now) ? { mode: 'claiming' } : { mode: 'edit' };
}

/** The version that the person has in front of them: what a change is sent with. */
export interface SeenVersion {
  faxId: string;
  version: number;
  claim: FaxSummary['claim'];
}

/**
 * Follows a fax through fresh answers. While I held it without a gap only my own work changed it, so the new version
 * is taken over; otherwise the old one stays, and sending it tells of the conflict.
 */
export function seenVersion(seen: SeenVersion | null, fax: FaxSummary, userId: string, now: number): SeenVersion {
  if (seen?.faxId !== fax.id) return { faxId: fax.id, version: fax.version, claim: fax.claim };
  const unbroken = isMine({ status: fax.status, claim: seen.claim }, userId, now);
  return { faxId: fax.id, version: unbroken ? fax.version : seen.version, claim: fax.claim };
}

export interface KnownUrls {
  /** When they were signed, milliseconds since 1970. */
  at: number;
  byPage: Readonly<Record<string, { imageUrl: string; thumbnailUrl: string }>>;
}

/** Signed addresses are new in every answer; a page keeps the one it is shown with while it is good. */
const goodFor = 10 * 60_000;

export function withKnownUrls(fax: FaxDetail, known: KnownUrls | null, now: number): { fax: FaxDetail; known: KnownUrls } {
  const usable = known && now - known.at < goodFor ? known : { at: now, byPage: {} };
  const pages = fax.pages.map((page) => ({ ...page, ...usable.byPage[page.id] }));
  const byPage = Object.fromEntries(pages.map(({ id, imageUrl, thumbnailUrl }) => [id, { imageUrl, thumbnailUrl }]));
  return { fax: { ...fax, pages }, known: { at: usable.at, byPage } };
}
