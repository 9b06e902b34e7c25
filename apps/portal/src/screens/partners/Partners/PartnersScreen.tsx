import type { Partner } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { CellText, CrudTable, Muted } from '@intake/ui/CrudTable';
import { IconButton } from '@intake/ui/IconButton';
import { Link } from '@intake/ui/Link';
import { Page } from '@intake/ui/Page';
import { KeyRound, Plus, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import { titles } from '../routes.messages.ts';
import { PartnerDetail, type PartnerDetailProps } from './PartnerDetail.tsx';
import type { PartnerWebhookProps } from './PartnerWebhook.tsx';
import { PartnerDrawer, type PartnerDrawerProps } from './PartnerDrawer.tsx';
import { partnerMessages as texts } from './Partners.messages.ts';
import { stateOf } from './Partners.model.ts';

export interface PartnersScreenProps extends Pick<PartnerDetailProps, 'use' | 'tokenAddress'> {
  model: Paged<Partner>;
  /** The partner whose keys and calls are shown. */
  openId: string | null;
  /** What the open partner was told. */
  notices: PartnerWebhookProps['notices'];
  /** What is read by whoever writes a partner's system. */
  guideHref: string;
  onMore: () => void;
  onRetry: () => void;
  onRetryUse: () => void;
  onOpen: (open: { id: string | null }) => void;
  onSave: PartnerDrawerProps['onSave'];
  onAddKey: (key: { id: string; label: string; key: string }) => ReturnType<PartnerDetailProps['onAddKey']>;
  onRevokeKey: (key: { id: string; keyId: string }) => ReturnType<PartnerDetailProps['onRevokeKey']>;
  onSetWebhook: (webhook: { id: string; url: string }) => ReturnType<PartnerWebhookProps['onSet']>;
  onRemoveWebhook: (webhook: { id: string }) => ReturnType<PartnerWebhookProps['onRemove']>;
  onReplay: (notice: { id: string; noticeId: string }) => void;
  onMoreNotices: () => void;
  onRetryNotices: () => void;
}

const tones = { active: 'success', stopped: 'neutral', noKey: 'warning' } as const;

/** Systems that call this one. Knows nothing of network, router or store. */
export function PartnersScreen(props: PartnersScreenProps) {
  const { model, openId, use, notices, tokenAddress, guideHref, onMore, onRetry, onRetryUse, onOpen, onSave, onAddKey, onRevokeKey } = props;
  const { onSetWebhook, onRemoveWebhook, onReplay, onMoreNotices, onRetryNotices } = props;
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [edited, setEdited] = useState<{ partner: Partner | null } | null>(null);
  const shown = model.state === 'ready' ? model.value.rows.find(({ id }) => id === openId) : undefined;
  const create = (
    <Button icon={<Plus aria-hidden />} onPress={() => setEdited({ partner: null })}>
      {formatMessage(texts.create)}
    </Button>
  );
  return (
    <Page title={formatMessage(titles.partners)} description={formatMessage(texts.description)} actions={create}>
      <p>
        <Link href={guideHref} target="_blank">
          {formatMessage(texts.guide)}
        </Link>
      </p>
      <CrudTable
        title={formatMessage(titles.partners)}
        isTitleHidden
        rows={model}
        columns={[
          {
            id: 'name',
            title: formatMessage(texts.name),
            isRowHeader: true,
            cell: ({ id, name }) => (
              <CellText isName details={<code>{id}</code>}>
                {name}
              </CellText>
            ),
          },
          {
            id: 'state',
            title: formatMessage(texts.status),
            cell: (partner) => (
              <Badge tone={tones[stateOf(partner)]} hasDot>
                {formatMessage(texts[stateOf(partner)])}
              </Badge>
            ),
          },
          {
            id: 'calls',
            title: formatMessage(texts.calls),
            isNumeric: true,
            align: 'end',
            cell: ({ calls, errors }) => <CellText details={errors > 0 && formatMessage(texts.errors, { count: errors })}>{formats.number(calls)}</CellText>,
          },
          {
            id: 'last',
            title: formatMessage(texts.lastCall),
            cell: ({ lastCallAt }) => (lastCallAt ? formats.moment(lastCallAt) : <Muted>{formatMessage(texts.never)}</Muted>),
          },
        ]}
        nameOf={({ name }) => name}
        empty={{ icon: <Waypoints aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        rowActions={({ id, name }) => (
          <IconButton size="sm" label={formatMessage(texts.open, { name })} icon={<KeyRound aria-hidden />} onPress={() => onOpen({ id })} />
        )}
        onEdit={(partner) => setEdited({ partner })}
        onMore={onMore}
        onRetry={onRetry}
      />
      {edited && <PartnerDrawer partner={edited.partner} onSave={onSave} onClose={() => setEdited(null)} />}
      {shown && (
        <PartnerDetail
          partner={shown}
          use={use}
          tokenAddress={tokenAddress}
          webhook={{
            notices,
            onMore: onMoreNotices,
            onRetry: onRetryNotices,
            onSet: ({ url }) => onSetWebhook({ id: shown.id, url }),
            onRemove: () => onRemoveWebhook({ id: shown.id }),
            onReplay: ({ noticeId }) => onReplay({ id: shown.id, noticeId }),
          }}
          onRetry={onRetryUse}
          onAddKey={(key) => onAddKey({ id: shown.id, ...key })}
          onRevokeKey={({ keyId }) => onRevokeKey({ id: shown.id, keyId })}
          onClose={() => onOpen({ id: null })}
        />
      )}
    </Page>
  );
}
