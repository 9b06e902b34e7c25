import type { News, Subscription } from '@intake/api/contract';
import { localeNames, useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { CellText, CrudTable } from '@intake/ui/CrudTable';
import { Page } from '@intake/ui/Page';
import { Mailbox, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { newsMessages as texts } from './News.messages.ts';
import { WriteDrawer } from './WriteDrawer.tsx';

export interface NewsScreenProps {
  list: Paged<Subscription>;
  onSend: (news: News) => Outcome;
  onMore: () => void;
  onRetry: () => void;
}

const tones = { pending: 'warning', subscribed: 'success', unsubscribed: 'neutral' } as const;

/** Who wants news of the installation, and the mail to all of them. */
export function NewsScreen({ list, onSend, onMore, onRetry }: NewsScreenProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [isWriting, setWriting] = useState(false);
  const columns = [
    {
      id: 'email',
      title: formatMessage(texts.email),
      isRowHeader: true,
      cell: ({ email, createdAt }: Subscription) => (
        <CellText isName details={formatMessage(texts.asked, { when: formats.moment(createdAt) })}>
          <bdi>{email}</bdi>
        </CellText>
      ),
    },
    { id: 'language', title: formatMessage(texts.language), cell: ({ locale }: Subscription) => localeNames[locale] },
    {
      id: 'status',
      title: formatMessage(texts.status),
      cell: ({ status }: Subscription) => (
        <Badge hasDot tone={tones[status]}>
          {formatMessage(texts[status])}
        </Badge>
      ),
    },
  ];
  return (
    <Page
      title={formatMessage(texts.title)}
      description={formatMessage(texts.description)}
      actions={
        <Button variant="primary" icon={<PenLine aria-hidden />} onPress={() => setWriting(true)}>
          {formatMessage(texts.write)}
        </Button>
      }
    >
      <CrudTable
        title={formatMessage(texts.subscribers)}
        isTitleHidden
        columns={columns}
        rows={list}
        empty={{ icon: <Mailbox aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        onMore={onMore}
        onRetry={onRetry}
      />
      {isWriting && <WriteDrawer onSend={onSend} onClose={() => setWriting(false)} />}
    </Page>
  );
}
