import { createRoutes, type Parts, type WebParts } from '../application.ts';
import type { Routes } from '../http/implement.ts';
import { createSetupService } from '../modules/setup/setup.service.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createDownload } from '../platform/download/download.ts';
import { createFileLinks } from '../platform/files/fileLinks.ts';
import { createMessageLinks } from '../platform/links/messageLinks.ts';

type Given = Pick<Parts, 'database' | 'files' | 'documents'> & Partial<Parts> & Pick<WebParts, 'feeds' | 'accounts'>;

/** Every route of the product over what a test brings along: an embedded installation without providers. */
export const applicationRoutes = ({ feeds, accounts, ...parts }: Given): Routes[] =>
  createRoutes(
    {
      clock: systemClock,
      links: createFileLinks(Buffer.from('a secret of this test'), systemClock),
      messageLinks: createMessageLinks(Buffer.from('a secret of this test'), 'https://intake.example'),
      setup: createSetupService({
        database: parts.database,
        isDemo: false,
        hasTelephony: false,
        createAccount: () => Promise.reject(new Error('nobody is made here')),
        removeAccount: () => Promise.reject(new Error('nobody is removed here')),
      }),
      telephony: undefined,
      voice: undefined,
      socketSecret: 'known to the provider of this test',
      mailer: undefined,
      phones: { write: () => Promise.resolve() },
      download: createDownload({ allowedHosts: [] }),
      ...parts,
    },
    {
      feeds,
      accounts,
      signInRoutes: [],
      linkSecret: Buffer.from('a secret of this test'),
      siteUrl: 'https://intake.example',
      installation: { database: 'embedded', storage: 'disk', signIn: 'embedded', telephony: 'none', mail: 'outbox' },
      providers: { telnyx: false, retell: false, model: false, mailIn: false, mailReplies: false, folder: false, mailOut: false, s3: false, supabase: false },
    },
  );
