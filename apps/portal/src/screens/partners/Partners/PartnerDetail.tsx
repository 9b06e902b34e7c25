import type { Partner, PartnerKey, PartnerUse } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { CellText, CrudTable } from '@intake/ui/CrudTable';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { Drawer } from '@intake/ui/Drawer';
import { PageSection } from '@intake/ui/Page';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ready, type Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerText } from '../../../shared/answers/answers.messages.ts';
import { KeyDrawer, type KeyDrawerProps } from './KeyDrawer.tsx';
import { detailMessages as texts } from './Partners.messages.ts';
import { Parts } from './Partners.styles.ts';
import { PartnerCalls } from './PartnerCalls.tsx';
import { PartnerWebhook, type PartnerWebhookProps } from './PartnerWebhook.tsx';

export interface PartnerDetailProps {
  partner: Partner;
  use: Loadable<PartnerUse>;
  /** Where its system asks for tokens. */
  tokenAddress: string;
  onRetry: () => void;
  webhook: Omit<PartnerWebhookProps, 'partner'>;
  onAddKey: KeyDrawerProps['onAdd'];
  onRevokeKey: (change: { keyId: string }) => Outcome;
  onClose: () => void;
}

type Open = { what: 'add' } | { what: 'revoke'; key: PartnerKey } | null;

/** The keys of a partner, and what it called for. */
export function PartnerDetail({ partner, use, tokenAddress, webhook, onRetry, onAddKey, onRevokeKey, onClose }: PartnerDetailProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const revoke = async ({ id }: PartnerKey) => {
    const problem = await onRevokeKey({ keyId: id });
    return problem && formatMessage(answerText(problem));
  };
  return (
    <Drawer title={partner.name} size="lg" isOpen onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <Parts>
        <DescriptionList
          items={[
            { id: 'clientId', term: formatMessage(texts.clientId), details: <code>{partner.id}</code> },
            { id: 'tokenAddress', term: formatMessage(texts.tokenAddress), details: <code>{tokenAddress}</code> },
          ]}
        />
        <CrudTable
          title={formatMessage(texts.keys)}
          description={formatMessage(texts.keysText)}
          rows={ready(partner.keys)}
          empty={{ icon: <KeyRound aria-hidden />, title: formatMessage(texts.noKeys), text: formatMessage(texts.keyHint) }}
          create={{ label: formatMessage(texts.addKey), onCreate: () => setOpen({ what: 'add' }) }}
          onRetry={onRetry}
          columns={[
            {
              id: 'key',
              title: formatMessage(texts.key),
              isRowHeader: true,
              cell: ({ label, algorithm, kid }) => (
                <CellText isName details={<code>{`${algorithm} · ${kid}`}</code>}>
                  {label}
                </CellText>
              ),
            },
            {
              id: 'used',
              title: formatMessage(texts.lastUsed),
              cell: ({ createdAt, lastUsedAt, revokedAt }) =>
                revokedAt
                  ? formatMessage(texts.revoked, { date: formats.date(revokedAt) })
                  : lastUsedAt
                    ? formats.moment(lastUsedAt)
                    : formatMessage(texts.added, { date: formats.date(createdAt) }),
            },
          ]}
          rowActions={(key) =>
            key.revokedAt === null && (
              <Button size="sm" aria-label={formatMessage(texts.revokeOne, { label: key.label })} onPress={() => setOpen({ what: 'revoke', key })}>
                {formatMessage(texts.revoke)}
              </Button>
            )
          }
        />
        <PartnerWebhook partner={partner} {...webhook} />
        <PageSection title={formatMessage(texts.use)}>
          <PartnerCalls use={use} onRetry={onRetry} />
        </PageSection>
      </Parts>
      {open?.what === 'add' && <KeyDrawer onAdd={onAddKey} onClose={close} />}
      {open?.what === 'revoke' && (
        <RemoveDialog
          title={formatMessage(texts.revokeTitle, { label: open.key.label })}
          confirmLabel={formatMessage(texts.revoke)}
          onConfirm={() => revoke(open.key)}
          onClose={close}
        >
          {formatMessage(texts.revokeText)}
        </RemoveDialog>
      )}
    </Drawer>
  );
}
