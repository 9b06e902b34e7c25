import type { z } from 'zod';
import { PaperReply } from '../../contract/request/paperReply.contract.ts';
import { daysAgo, hoursAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { faxDetail } from '../fax/faxDetail.fixtures.ts';
import { physicians } from '../patient/physician.fixtures.ts';
import { referrals } from './request.fixtures.ts';

export const proposedReplyId = fixtureId('fax', 77);

/** The reply to a letter that asked for what a referral lacks; it attached itself unless a story says otherwise. */
export const paperReply = (different: Partial<z.input<typeof PaperReply>> = {}) =>
  PaperReply.parse({
    faxId: different.state === 'proposed' ? proposedReplyId : faxDetail.id,
    state: 'attached',
    doubts: [],
    request: { id: referrals[3]!.id, reference: referrals[3]!.reference, patientName: referrals[3]!.patientName },
    letter: { id: fixtureId('letter', 5), createdAt: daysAgo(4), recipientName: 'Dr. Adaeze Okonkwo', recipientFax: physicians[0]?.faxNumbers[0] ?? null, expiresAt: daysAgo(-176) },
    from: physicians[0]?.faxNumbers[0] ?? null,
    patientName: referrals[3]!.patientName,
    receivedAt: hoursAgo(1),
    settledBy: null,
    ...different,
  });
