import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { accessRequestStatuses } from '../../rules/vocabulary.ts';
import { DateTime, Id, IdBody, Name, OptionalText, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** What somebody says who asks to be let in. */
export const AccessAsking = z.strictObject({
  /** The clinic or organisation as they call it: whether there is one of that name is told to nobody. */
  organizationName: Name,
  displayName: Name,
  note: OptionalText,
  /** What they read. */
  locale: z.enum(locales),
});
export type AccessAsking = z.infer<typeof AccessAsking>;

const asked = {
  id: Id,
  organizationName: z.string(),
  note: z.string().nullable(),
  status: z.enum(accessRequestStatuses),
  /** Why it was declined. */
  reason: z.string().nullable(),
  requestedAt: DateTime,
  decidedAt: DateTime.nullable(),
  version: Version,
};

/** Of the person who is signed in, whether or not they belong anywhere. */
export const OwnAccess = z.object({
  /** The proven address of the account; null for one without any, from which nothing can be asked. */
  email: z.string().nullable(),
  /** What the account calls them; empty when it does not say. */
  displayName: z.string(),
  /** They belong to an organisation already: there is nothing to ask for. */
  belongs: z.boolean(),
  /** What they asked for last. */
  request: z.object(asked).nullable(),
});
export type OwnAccess = z.infer<typeof OwnAccess>;

export const AccessRequest = z.object({
  ...asked,
  displayName: z.string(),
  email: z.string(),
  /** It names no organisation, or several: a super administrator alone sees it, and lets in where they work. */
  isUnplaced: z.boolean(),
});
export type AccessRequest = z.infer<typeof AccessRequest>;

export const accessRequestContract = {
  getOwnAccess: route({
    method: 'GET',
    path: '/api/user/req/own',
    summary: 'What somebody asked for who is signed in and may belong nowhere, and what became of it',
    access: 'account',
    response: OwnAccess,
  }),
  askForAccess: route({
    method: 'POST',
    path: '/api/user/req/own',
    summary: 'Ask an organisation, by its name, to be let in; the answer is the same whether or not it is here. One request at a time',
    access: 'account',
    body: AccessAsking,
    response: OwnAccess,
  }),
  withdrawAccessRequest: route({
    method: 'POST',
    path: '/api/user/req/withdraw',
    summary: 'Take back what one asked for',
    access: 'account',
    body: IdBody,
    response: OwnAccess,
  }),
  listAccessRequests: route({
    method: 'GET',
    path: '/api/user/req',
    summary: 'Pending access requests of the organisation, the newest first, paged; a super administrator sees those too that name none',
    access: 'users.manage',
    query: PageQuery,
    response: pageOf(AccessRequest),
  }),
  grantAccess: route({
    method: 'POST',
    path: '/api/user/req/grant',
    summary: 'Let somebody in who asked, with a role; a mail tells them',
    access: 'users.manage',
    body: IdBody.extend({ roleId: Id, locationId: Id.nullable() }),
    response: AccessRequest,
  }),
  declineAccess: route({
    method: 'POST',
    path: '/api/user/req/decline',
    summary: 'Decline a request, with the reason that the person is told',
    access: 'users.manage',
    body: IdBody.extend({ reason: z.string().trim().min(1).max(2000) }),
    response: AccessRequest,
  }),
};
