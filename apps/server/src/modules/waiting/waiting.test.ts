import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Permission } from '@intake/api/rules';
import { systemClock } from '../../platform/clock/clock.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { makeReadyFax } from '../../testing/faxes.ts';
import { startSending, type SendingClinic } from '../../testing/sending.ts';
import { countAttention } from '../emr/emr.store.ts';
import { createFaxService } from '../fax/fax.service.ts';
import { countUnread } from '../message/conversation/unread.ts';
import { createRequestSaving } from '../request/requestSave.service.ts';
import { createRequestViewService } from '../request/view/requestView.service.ts';
import { createWaitingService, type WaitingService } from './waiting.service.ts';

let clinic: SendingClinic;
let waiting: WaitingService;

beforeAll(async () => {
  clinic = await startSending({ hasWorker: false });
  const { database, actor, deliveries } = clinic;
  const faxes = createFaxService({ ...clinic, links: createFileLinks(Buffer.alloc(32, 1), systemClock), clock: systemClock });
  waiting = createWaitingService({ database, countFaxes: faxes.count, countSent: deliveries.count, countTexts: countUnread, countExports: countAttention, countRequests: createRequestViewService(database).waiting });
  await makeReadyFax(clinic, ['please see her']);
  await clinic.send();
  await clinic.sql("insert into conversation (organization_id, ours, theirs, unread_count) select $1, '+16135550100', '+1902555100' || n, n from generate_series(0, 2) n", [clinic.organization.id]);
  const saving = createRequestSaving({ ...clinic, clock: systemClock });
  const unsaved = { id: null, version: null, faxId: null, patientId: null, locationId: null, priority: 'routine' as const, note: null };
  for (const reason of ['Chest pain', 'Palpitations'])
    await saving.saveReferral(actor, { ...unsaved, physicianId: null, modalityId: null, category: null, reason, missing: [] });
  await saving.saveProject(actor, { ...unsaved, title: 'Order a scanner', requester: null, dueOn: null, checklist: [] });
});
afterAll(() => clinic.stop());

const countFor = (...permissions: Permission[]) => waiting.count({ ...clinic.actor, isSuperAdmin: false, permissions: new Set(permissions) }, {});

test('faxes, sent faxes and requests are counted by one answer', async () => {
  expect(await countFor('faxes.read', 'messages.read', 'requests.read')).toEqual({
    faxes: { views: { open: 1, mine: 0, urgent: 0, failed: 0, 'on-hold': 0, duplicates: 0 }, limit: 1000 },
    sent: { views: { attention: 0, underway: 1, scheduled: 0 }, limit: 1000 },
    texts: { views: { unread: 2 }, limit: 1000 },
    exports: null,
    requests: {
      kinds: { referral: { mine: 2, atRisk: 0, mentioned: 0 }, 'check-in': { mine: 0, atRisk: 0, mentioned: 0 }, project: { mine: 1, atRisk: 0, mentioned: 0 } },
      limit: 1000,
    },
  });
});

test('what somebody may not read is not counted for them', async () => {
  expect(await countFor()).toEqual({ faxes: null, sent: null, texts: null, exports: null, requests: null });
  expect(await countFor('settings.manage')).toMatchObject({ faxes: null, exports: { views: { attention: 0 } } });
  expect(await countFor('faxes.read')).toMatchObject({ faxes: { views: { open: 1 } }, sent: null, requests: null });
  expect(await countFor('messages.read')).toMatchObject({ faxes: null, sent: { views: { underway: 1 } }, texts: { views: { unread: 2 } }, requests: null });
  expect(await countFor('requests.read')).toMatchObject({ faxes: null, sent: null, requests: { kinds: { project: { mine: 1 } } } });
});
