import type { Conversation } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { PagedRows } from '@intake/ui/PagedRows';
import { MessagesSquare, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { listMessages as texts } from '../Conversations.messages.ts';
import { nameOf, type ConversationsModel } from '../Conversations.model.ts';
import { ConversationRow } from './ConversationRow.tsx';

export interface ConversationListProps {
  model: Pick<ConversationsModel, 'list' | 'openId' | 'now' | 'search' | 'label'>;
  onOpen: (open: { id: string }) => void;
  onClear: () => void;
  onMore: () => void;
  onRetry: () => void;
}

const idOf = ({ id }: Conversation) => id;
const textOf = (conversation: Conversation) => nameOf(conversation, phoneText);

/** What patients wrote, the newest first. */
export function ConversationList({ model, onOpen, onClear, onMore, onRetry }: ConversationListProps) {
  const { formatMessage } = useIntl();
  const { list, openId, now, search, label } = model;
  const row = useCallback((conversation: Conversation) => <ConversationRow conversation={conversation} now={now} />, [now]);
  return (
    <PagedRows
      label={formatMessage(texts.title)}
      of={list}
      rowId={idOf}
      rowHeight="3.75rem"
      textOf={textOf}
      row={row}
      selected={openId}
      empty={{ icon: <MessagesSquare aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
      filtered={search || label ? { icon: <SearchX aria-hidden />, title: formatMessage(texts.noneTitle), onClear } : undefined}
      onOpen={onOpen}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}
