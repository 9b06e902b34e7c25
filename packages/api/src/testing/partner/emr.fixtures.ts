import { z } from 'zod';
import { EmrExport, EmrPlaces, EmrTarget } from '../../contract/partner/emr.contract.ts';
import { fixtureId } from '../base/ids.ts';

const target = (index: number, more: object) => ({
  id: fixtureId('emrTarget', index), version: 1, application: null, facility: null, fileNames: 'number', binIds: [], documentTypes: [], isActive: true, attention: 0, lastDeliveredAt: null, ...more,
});

/** One that takes HL7 and has refused something, a folder, and one that was stopped. */
export const emrTargets = z.array(EmrTarget).parse([
  target(1, { name: 'OSCAR', format: 'mdm', transport: 'mllp', place: 'oscar', application: 'OSCAR', facility: 'RIVERSIDE', attention: 2, lastDeliveredAt: '2026-01-31T14:41:00Z' }),
  target(2, { name: 'Scans for the archive', format: 'pdf-json', transport: 'folder', place: 'archive', lastDeliveredAt: '2026-01-31T14:41:00Z' }),
  target(3, { name: 'HRM test', format: 'hrm', transport: 'folder', place: 'hrm', facility: 'RCAR', documentTypes: ['consult-report'], isActive: false }),
]);

export const emrPlaces = EmrPlaces.parse({ hasFolder: true, connections: ['archive-hl7', 'oscar'] });

const fax = (index: number) => ({ faxId: fixtureId('fax', index), targetId: fixtureId('emrTarget', 1), targetName: 'OSCAR', attempts: 1, error: null, fileName: null, deliveredAt: null });

/** One of each state. */
export const emrExports = z.array(EmrExport).parse([
  { id: fixtureId('emrExport', 1), ...fax(41), documentType: 'consult-report', senderName: 'Lakeside Family Practice', from: '+16135550142', receivedAt: '2026-01-31T14:20:00Z', state: 'sending', createdAt: '2026-01-31T14:58:00Z' },
  { id: fixtureId('emrExport', 2), ...fax(42), documentType: 'imaging-report', senderName: 'Capital Imaging', from: '+16135550161', receivedAt: '2026-01-31T13:02:00Z', state: 'failed', error: 'rejected', createdAt: '2026-01-31T14:50:00Z' },
  { id: fixtureId('emrExport', 3), ...fax(43), documentType: 'lab-result', senderName: null, from: '+16135550177', receivedAt: '2026-01-31T12:45:00Z', state: 'recalled', createdAt: '2026-01-31T14:44:00Z', deliveredAt: '2026-01-31T14:45:00Z' },
  {
    id: fixtureId('emrExport', 4), ...fax(44), targetId: fixtureId('emrTarget', 2), targetName: 'Scans for the archive', documentType: 'referral', senderName: 'Dr. Lena Fournier', from: '+16135550112',
    receivedAt: '2026-01-31T11:30:00Z', state: 'delivered', createdAt: '2026-01-31T14:40:00Z', deliveredAt: '2026-01-31T14:41:00Z', fileName: '0f8fad5bd9cb469fa16570867728950e.pdf',
  },
  { id: fixtureId('emrExport', 5), ...fax(45), documentType: 'discharge-summary', senderName: 'Riverside Hospital', from: '+16135550190', receivedAt: '2026-01-31T10:05:00Z', state: 'waiting', error: 'unreachable', attempts: 4, createdAt: '2026-01-31T14:38:00Z' },
  { id: fixtureId('emrExport', 6), ...fax(46), documentType: null, senderName: null, from: null, receivedAt: null, state: 'settled', createdAt: '2026-01-30T16:02:00Z', deliveredAt: '2026-01-30T16:03:00Z' },
]);
