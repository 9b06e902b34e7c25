import type { SystemHealth } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Muted } from '@intake/ui/CrudTable';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { PageSection } from '@intake/ui/Page';
import { useIntl } from 'react-intl';
import { adminMessages as texts, choiceNames, providerMessages } from './AdminPage.messages.ts';
import { Choice } from './AdminPage.styles.ts';

/** Below this a day of faxes may no longer fit. */
const littleRoom = 2_000_000_000;

const gigabyte = 1_000_000_000;

/** What the installation is made of, and how each part does as far as it can be known. */
export function Providers({ installation, providers }: Pick<SystemHealth, 'installation' | 'providers'>) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const { database, storage, signIn, telephony, mail } = installation;
  const { isReachable, freeBytes } = providers.storage;
  const size = (bytes: number) => formatNumber(bytes / gigabyte, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });
  const items = [
    { id: 'database', choice: choiceNames[`database.${database}`], state: null },
    {
      id: 'storage',
      choice: choiceNames[`storage.${storage}`],
      state: !isReachable ? (
        <Badge tone="danger">{formatMessage(providerMessages.unreachable)}</Badge>
      ) : freeBytes === null ? null : freeBytes < littleRoom ? (
        <Badge tone="danger">{formatMessage(providerMessages.free, { size: size(freeBytes) })}</Badge>
      ) : (
        <Muted>{formatMessage(providerMessages.free, { size: size(freeBytes) })}</Muted>
      ),
    },
    { id: 'signIn', choice: choiceNames[`signIn.${signIn}`], state: null },
    {
      id: 'telephony',
      choice: choiceNames[`telephony.${telephony}`],
      state: telephony === 'telnyx' && (
        <Muted>
          {providers.faxHeardAt
            ? formatMessage(providerMessages.heard, { when: formats.relative(providers.faxHeardAt) })
            : formatMessage(providerMessages.neverHeard)}
        </Muted>
      ),
    },
    {
      id: 'mail',
      choice: choiceNames[`mail.${mail}`],
      state: providers.mail.oldestAt && (
        <Muted>
          {formatMessage(providerMessages.waiting, { count: providers.mail.waiting, since: formats.relative(providers.mail.oldestAt) })}
        </Muted>
      ),
    },
  ] as const;
  return (
    <PageSection title={formatMessage(texts.providers)}>
      <DescriptionList
        items={items.map(({ id, choice, state }) => ({
          id,
          term: formatMessage(texts[id]),
          details: (
            <Choice>
              <span>{formatMessage(choice)}</span>
              {state}
            </Choice>
          ),
        }))}
      />
    </PageSection>
  );
}
