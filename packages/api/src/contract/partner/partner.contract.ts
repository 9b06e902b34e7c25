import { z } from 'zod';
import { mostKeys, partnerAlgorithms, partnerLimits, partnerScopes } from '../../rules/partner/partnerWords.ts';
import { DateTime, Id, IdBody, IsoDate, Name, pageOf, PageQuery, Version } from '../base/common.contract.ts';
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
};
