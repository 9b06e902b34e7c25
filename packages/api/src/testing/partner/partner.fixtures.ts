import { z } from 'zod';
import { Partner, PartnerNotice, PartnerUse } from '../../contract/partner/partner.contract.ts';
import { fixtureId } from '../base/ids.ts';

const key = (index: number, label: string, more: object = {}) => ({
  id: fixtureId('partnerKey', index),
  kid: ['NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs', 'lakeside-2025', 'P7GQfsQ6tv6jkLJsYbQZfM2jGFCyrKlx8lKXxvMLWuw'][index - 1],
  label,
  algorithm: 'ES384',
  createdAt: '2026-01-05T15:00:00Z',
  lastUsedAt: '2026-01-31T14:58:00Z',
  revokedAt: null,
  ...more,
});

/** One at work, one that waits for its key, one that was stopped. */
export const partners = z.array(Partner).parse([
  {
    id: fixtureId('partner', 1),
    version: 3,
    name: 'Lakeside Family Practice',
    scopes: ['velox/referrals.write', 'velox/appointments.read', 'velox/directory.read'],
    callsPerMinute: 120,
    isActive: true,
    keys: [key(1, 'Server of January'), key(2, 'Server of last year', { algorithm: 'RS384', createdAt: '2025-02-03T15:00:00Z', lastUsedAt: '2026-01-05T15:12:00Z', revokedAt: '2026-01-06T09:00:00Z' })],
    webhook: { url: 'https://lakeside.example/intake/referrals', createdAt: '2026-01-05T15:10:00Z' },
    calls: 1284,
    errors: 6,
    lastCallAt: '2026-01-31T14:58:00Z',
  },
  {
    id: fixtureId('partner', 2),
    version: 1,
    name: 'Northern Health Record',
    scopes: ['system/Patient.rs', 'system/ServiceRequest.rs', 'system/Appointment.rs'],
    callsPerMinute: 30,
    isActive: true,
    keys: [],
    webhook: null,
    calls: 0,
    errors: 0,
    lastCallAt: null,
  },
  {
    id: fixtureId('partner', 3),
    version: 2,
    name: 'Old Mill Walk-in',
    scopes: ['velox/referrals.write'],
    callsPerMinute: 30,
    isActive: false,
    keys: [key(3, 'First', { lastUsedAt: '2026-01-12T18:30:00Z' })],
    webhook: null,
    calls: 19,
    errors: 19,
    lastCallAt: '2026-01-12T18:30:00Z',
  },
]);

export const partnerUse = PartnerUse.parse({
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 2 + index)).toISOString().slice(0, 10),
    calls: [0, 6].includes(new Date(Date.UTC(2026, 0, 2 + index)).getUTCDay()) ? 4 : 52 + ((index * 7) % 17),
    errors: index === 11 ? 6 : 0,
  })).filter(({ calls }) => calls > 0),
  operations: [
    { operation: 'createReferral', calls: 212, errors: 6, lastError: { code: 'reference-taken', at: '2026-01-13T16:20:00Z' } },
    { operation: 'getAppointments', calls: 840, errors: 0, lastError: null },
    { operation: 'getServiceTypes', calls: 30, errors: 0, lastError: null },
    { operation: 'token', calls: 202, errors: 0, lastError: null },
  ],
});

/** One on its way, one that nobody took, one that was told. */
export const partnerNotices = z.array(PartnerNotice).parse([
  { id: fixtureId('partnerNotice', 1), reference: 'R05KXQ', status: 'accepted', state: 'pending', attempts: 2, httpStatus: 503, error: null, occurredAt: '2026-01-31T14:56:00Z' },
  { id: fixtureId('partnerNotice', 2), reference: 'K7XQ2M', status: 'booked', state: 'failed', attempts: 24, httpStatus: null, error: 'unreachable', occurredAt: '2026-01-30T16:20:00Z' },
  { id: fixtureId('partnerNotice', 3), reference: 'M4HD8W', status: 'accepted', state: 'delivered', attempts: 1, httpStatus: 200, error: null, occurredAt: '2026-01-29T09:12:00Z' },
]);
