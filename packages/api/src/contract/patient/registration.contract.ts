import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { registrationStatuses } from '../../rules/vocabulary.ts';
import { DateTime, Empty, Id, IdBody, Name, OptionalText, pageOf, PageQuery, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** What an organisation says of itself when it asks to join. */
export const RegistrationRequest = z.strictObject({
  organizationName: Name,
  contactName: Name,
  email: z.email().max(254),
  phone: PhoneNumber,
  timeZone: z.string().min(1).max(100),
  /** What the contact reads. */
  locale: z.enum(locales),
  message: OptionalText,
});
export type RegistrationRequest = z.infer<typeof RegistrationRequest>;

export const Registration = RegistrationRequest.extend({
  id: Id,
  status: z.enum(registrationStatuses),
  /** Why it was declined. */
  reason: z.string().nullable(),
  /** What it became; null until it is approved. */
  organizationId: Id.nullable(),
  requestedAt: DateTime,
  decidedAt: DateTime.nullable(),
  version: Version,
});
export type Registration = z.infer<typeof Registration>;

export const registrationContract = {
  register: route({
    method: 'POST',
    path: '/api/register',
    summary: 'An organisation asks to join; the answer is the same whoever asks, and a second request waits with the first',
    access: 'public',
    body: RegistrationRequest,
    response: Empty,
  }),
  listRegistrations: route({
    method: 'GET',
    path: '/api/register/list',
    summary: 'Organisations that asked to join: those that wait first, the newest first, paged',
    access: 'super',
    query: PageQuery,
    response: pageOf(Registration),
  }),
  approveRegistration: route({
    method: 'POST',
    path: '/api/register/approve',
    summary: 'Make the organisation with its starting roles and location, and invite the contact as its administrator',
    access: 'super',
    body: IdBody,
    response: Registration,
  }),
  declineRegistration: route({
    method: 'POST',
    path: '/api/register/decline',
    summary: 'Decline a request, with the reason; it is kept',
    access: 'super',
    body: IdBody.extend({ reason: z.string().trim().min(1).max(2000) }),
    response: Registration,
  }),
};
