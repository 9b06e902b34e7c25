import type { FoundMessage } from '@intake/api/contract';
import { messageDirections, messagePurposes, messageStatuses, openMessageStatuses, phoneText, troubledMessageStatuses, type MessageDirection, type MessagePurpose, type MessageStatus } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { FilterBar, FilterChoices, FilterPopover } from '@intake/ui/FilterBar';
import { Kbd } from '@intake/ui/Kbd';
import { Workspace } from '@intake/ui/MasterDetail';
import { PagedRows } from '@intake/ui/PagedRows';
import { SearchField } from '@intake/ui/SearchField';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { ToggleButton, ToggleButtonGroup } from '@intake/ui/ToggleButton';
import { RowLines } from '@intake/ui/VirtualList';
import { ArrowDownLeft, ArrowUpRight, MessagesSquare, SearchX } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Paged } from '../../../data/loadable.ts';
import { messageStatusNames, purposeNames } from '../../../shared/texting/texting.messages.ts';
import { keyMessages } from '../keys.messages.ts';
import { titles } from '../routes.messages.ts';
import { historyMessages as texts } from './History.messages.ts';

export interface HistoryFilters {
  direction: MessageDirection | null;
  status: readonly MessageStatus[];
  purpose: readonly MessagePurpose[];
}

export const noFilters: HistoryFilters = { direction: null, status: [], purpose: [] };

export interface HistoryScreenProps {
  list: Paged<FoundMessage>;
  search: string;
  filters: HistoryFilters;
  onSearch: (search: { text: string }) => void;
  onFilter: (change: { filters: HistoryFilters }) => void;
  onOpen: (open: { conversationId: string }) => void;
  onMore: () => void;
  onRetry: () => void;
}

const idOf = ({ id }: FoundMessage) => id;

/** Every message, found by its words, its state or its purpose. Knows nothing of network, router or store. */
export function HistoryScreen({ list, search, filters, onSearch, onFilter, onOpen, onMore, onRetry }: HistoryScreenProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const row = useCallback((message: FoundMessage) => <MessageRow message={message} />, []);
  const change = (changes: Partial<HistoryFilters>) => onFilter({ filters: { ...filters, ...changes } });
  const set = filters.status.length + filters.purpose.length;
  const clear = () => {
    onFilter({ filters: noFilters });
    onSearch({ text: '' });
  };
  const isSlow = list.state === 'failed' && list.problem.code === 'search-too-slow';
  return (
    <Workspace title={formatMessage(titles.history)}>
      <ShortcutSheet
        shortcuts={[{ id: 'search', group: formatMessage(keyMessages.listGroup), keys: ['/'], label: formatMessage(keyMessages.search), onTrigger: () => field.current?.focus() }]}
      />
      <FilterBar
        isSearch
        lead={
          <SearchField
            label={formatMessage(texts.search)}
            isLabelHidden
            placeholder={formatMessage(texts.search)}
            inputRef={field}
            value={search}
            maxLength={100}
            hint={<Kbd keys={['/']} />}
            onChange={({ value }) => onSearch({ text: value })}
          />
        }
        onLeave={({ bar }) => bar.parentElement?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus()}
      >
        <ToggleButtonGroup
          label={formatMessage(texts.direction)}
          value={filters.direction ?? 'all'}
          onChange={({ value }) => change({ direction: messageDirections.find((one) => one === value) ?? null })}
        >
          <ToggleButton id="all" size="sm" label={formatMessage(texts.all)} />
          {messageDirections.map((id) => (
            <ToggleButton key={id} id={id} size="sm" label={formatMessage(texts[id])} />
          ))}
        </ToggleButtonGroup>
        <FilterPopover
          label={formatMessage(texts.filter)}
          activeLabel={set > 0 ? formatMessage(texts.filterCount, { count: set }) : undefined}
          isClear={set === 0}
          onClear={() => change({ status: [], purpose: [] })}
        >
          <FilterChoices
            label={formatMessage(texts.status)}
            items={messageStatuses.map((id) => ({ id, label: formatMessage(messageStatusNames[id]) }))}
            value={filters.status}
            onChange={({ value }) => change({ status: value })}
          />
          <FilterChoices
            label={formatMessage(texts.purpose)}
            items={messagePurposes.map((id) => ({ id, label: formatMessage(purposeNames[id]) }))}
            value={filters.purpose}
            onChange={({ value }) => change({ purpose: value })}
          />
        </FilterPopover>
      </FilterBar>
      <PagedRows
        label={formatMessage(texts.list)}
        of={list}
        rowId={idOf}
        rowHeight="3.75rem"
        row={row}
        selected={null}
        empty={{ icon: <MessagesSquare aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        filtered={search || set > 0 || filters.direction ? { icon: <SearchX aria-hidden />, title: formatMessage(texts.noneTitle), onClear: clear } : undefined}
        failed={isSlow ? { title: formatMessage(texts.slowTitle), text: formatMessage(texts.slowText) } : undefined}
        onOpen={({ row: message }) => onOpen({ conversationId: message.conversationId })}
        onMore={onMore}
        onRetry={onRetry}
      />
    </Workspace>
  );
}

function MessageRow({ message }: { message: FoundMessage }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { direction, status, purpose, patientName, number, text, createdAt, notBefore, author } = message;
  const isIncoming = direction === 'incoming';
  const Arrow = isIncoming ? ArrowDownLeft : ArrowUpRight;
  return (
    <RowLines
      title={
        <>
          <Arrow size={16} role="img" aria-label={formatMessage(texts[direction])} data-flip />
          <bdi>{patientName ?? phoneText(number)}</bdi>
          {purpose !== 'conversation' && <Badge>{formatMessage(purposeNames[purpose])}</Badge>}
        </>
      }
      end={formats.moment((openMessageStatuses.includes(status) && notBefore) || createdAt)}
      detail={<bdi>{text}</bdi>}
      detailEnd={
        status === 'received' ? null : (
          <>
            <bdi>{author}</bdi>
            <Badge hasDot tone={troubledMessageStatuses.includes(status) ? 'danger' : status === 'delivered' ? 'success' : 'neutral'}>
              {formatMessage(messageStatusNames[status])}
            </Badge>
          </>
        )
      }
    />
  );
}
