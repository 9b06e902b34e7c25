import { z } from 'zod';
import { QuarantinedFile } from '../../contract/fax/quarantine.contract.ts';
import { daysAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { clerk } from '../access/session.fixtures.ts';

/** What could not be taken, as the list of the clinic shows it. */
export const quarantinedFiles = z.array(QuarantinedFile).parse([
  {
    id: fixtureId('quarantine', 1), createdAt: minutesAgo(12), source: 'folder', code: 'incomplete', originalName: 'scan-0412.pdf',
    from: null, to: null, isKept: true, settledAt: null, settledBy: null,
  },
  {
    id: fixtureId('quarantine', 2), createdAt: minutesAgo(95), source: 'telnyx', code: 'incomplete', originalName: null,
    from: '+14165550142', to: '+16135550100', isKept: false, settledAt: null, settledBy: null,
  },
  {
    id: fixtureId('quarantine', 3), createdAt: daysAgo(1), source: 'folder', code: 'too-large', originalName: 'archive-2019.tiff',
    from: null, to: null, isKept: false, settledAt: null, settledBy: null,
  },
  {
    id: fixtureId('quarantine', 4), createdAt: daysAgo(3), source: 'folder', code: 'unsupported-type', originalName: 'referral.docx',
    from: null, to: null, isKept: true, settledAt: daysAgo(2), settledBy: clerk.displayName,
  },
]);
