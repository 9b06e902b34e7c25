import { z } from 'zod';
import { mostKeys, noticeErrors, noticeStates, partnerAlgorithms, partnerLimits, partnerScopes } from '../../rules/partner/partnerWords.ts';
import { requestStatuses } from '../../rules/request/requestWords.ts';
import { DateTime, Empty, Id, IdBody, IsoDate, Name, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const PartnerFields = z.object({
  name: Name,
  scopes: z.array(z.enum(partnerScopes)).max(partnerScopes.length),
  callsPerMinute: z.union(partnerLimits.map((limit) => z.literal(limit))),
  /** False: neither signs in nor calls, with any of its keys. */
  isActive: z.boolean(),
});
export type PartnerFields = z.infer<typeof PartnerFields>;

export const PartnerKey = z.object({
  id: Id,
  /** What the head of a signed text names. */
  kid: z.string(),
  label: z.string(),
  algorithm: z.enum(partnerAlgorithms),
  createdAt: DateTime,
  lastUsedAt: DateTime.nullable(),
  revokedAt: DateTime.nullable(),
});
export type PartnerKey = z.infer<typeof PartnerKey>;

/** A system that calls this one. Its id is its client id. */
export const Partner = PartnerFields.extend({
  id: Id,
  version: Version,
  keys: z.array(PartnerKey),
  /** Where it is told what becomes of its referrals. */
  webhook: z.object({ url: z.string(), createdAt: DateTime }).nullable(),
  /** Of the last thirty days. */
  calls: z.number().int(),
  errors: z.number().int(),
  lastCallAt: DateTime.nullable(),
});
export type Partner = z.infer<typeof Partner>;

/** What a partner asked for, and what came of it. */
export const PartnerUse = z.object({
  days: z.array(z.object({ day: IsoDate, calls: z.number().int(), errors: z.number().int() })),
  operations: z.array(
    z.object({ operation: z.string(), calls: z.number().int(), errors: z.number().int(), lastError: z.object({ code: z.string(), at: DateTime }).nullable() }),
  ),
});
export type PartnerUse = z.infer<typeof PartnerUse>;

/** One change of one referral that a partner is told. */
export const PartnerNotice = z.object({
  id: Id,
  /** The clinic's own, of the referral. */
  reference: z.string(),
  status: z.enum(requestStatuses),
  state: z.enum(noticeStates),
  attempts: z.number().int(),
  /** Of the last try. */
  httpStatus: z.number().int().nullable(),
  error: z.enum(noticeErrors).nullable(),
  occurredAt: DateTime,
});
export type PartnerNotice = z.infer<typeof PartnerNotice>;

export const partnerContract = {
  listPartners: route({
    method: 'GET',
    path: '/api/partner/',
    summary: 'Partners by name with their keys and what they called for in thirty days, paged',
    access: 'settings.manage',
    query: PageQuery,
    response: pageOf(Partner),
  }),
  getPartnerUse: route({
    method: 'GET',
    path: '/api/partner/use/{id}',
    summary: 'What a partner called for in thirty days, by day and by operation',
    access: 'settings.manage',
    params: z.object({ id: Id }),
    response: PartnerUse,
  }),
  createPartner: route({
    method: 'POST',
    path: '/api/partner/',
    summary: 'New partner; it signs in once it has a key',
    access: 'settings.manage',
    body: PartnerFields,
    response: Partner,
  }),
  updatePartner: route({
    method: 'PUT',
    path: '/api/partner/',
    summary: 'Change what a partner may do, or stop it',
    access: 'settings.manage',
    body: PartnerFields.extend(IdBody.shape),
    response: Partner,
  }),
  addPartnerKey: route({
    method: 'POST',
    path: '/api/partner/key',
    summary: `Add a public key as PEM, JWK or JWKS; a partner has at most ${mostKeys} that are not revoked`,
    access: 'settings.manage',
    body: z.object({ id: Id, label: Name, key: z.string().trim().min(1).max(20_000) }),
    response: Partner,
  }),
  revokePartnerKey: route({
    method: 'DELETE',
    path: '/api/partner/key',
    summary: 'Revoke a key; tokens that it got are worth nothing from then on',
    access: 'settings.manage',
    body: z.object({ id: Id, keyId: Id }),
    response: Partner,
  }),
  setPartnerWebhook: route({
    method: 'POST',
    path: '/api/partner/webhook',
    summary: 'Set where a partner is told of its referrals; the secret that signs it is answered this once, and the one before is worth nothing',
    access: 'settings.manage',
    body: z.object({ id: Id, url: z.url({ protocol: /^https?$/ }).max(2000) }),
    response: z.object({ secret: z.string() }),
  }),
  removePartnerWebhook: route({
    method: 'DELETE',
    path: '/api/partner/webhook',
    summary: 'Tell a partner nothing any more',
    access: 'settings.manage',
    body: z.object({ id: Id }),
    response: Empty,
  }),
  listPartnerNotices: route({
    method: 'GET',
    path: '/api/partner/notices/{id}',
    summary: 'What a partner was told, the newest first, paged',
    access: 'settings.manage',
    params: z.object({ id: Id }),
    query: PageQuery,
    response: pageOf(PartnerNotice),
  }),
  replayPartnerNotice: route({
    method: 'POST',
    path: '/api/partner/replay',
    summary: 'Tell a partner once more; 404 while it is being told',
    access: 'settings.manage',
    body: z.object({ id: Id, noticeId: Id }),
    response: Empty,
  }),
};
