import { BookUser, SearchX } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@intake/ui/Badge';
import { FilterBar } from '@intake/ui/FilterBar';
import { Kbd } from '@intake/ui/Kbd';
import { PagedRows } from '@intake/ui/PagedRows';
import { SearchField } from '@intake/ui/SearchField';
import { RowLines } from '@intake/ui/VirtualList';
import type { Clinic, Physician } from '@intake/api/contract';
import { phoneText, registerName } from '@intake/api/rules';
import { emptyTexts, emptyTitles, listMessages as texts } from './Providers.messages.ts';
import type { ProvidersActions, ProvidersModel } from './Providers.model.ts';

export interface ProviderListProps extends Pick<ProvidersActions, 'onSearch' | 'onMore' | 'onRetry' | 'onOpen'> {
  model: Pick<ProvidersModel, 'kind' | 'text' | 'list' | 'open'>;
  fieldRef: Ref<HTMLInputElement>;
}

type Entry = Physician | Clinic;

const idOf = (entry: Entry) => entry.id;
const isPhysician = (entry: Entry): entry is Physician => 'familyName' in entry;
const nameOf = (entry: Entry) => (isPhysician(entry) ? registerName(entry) : entry.name);

/** Everybody in the order of their names, or who answers to what was typed. */
export function ProviderList({ model, fieldRef, onSearch, onMore, onRetry, onOpen }: ProviderListProps) {
  const { formatMessage } = useIntl();
  const { kind, list, text, open } = model;
  const openId = open.kind === 'none' ? null : open.id;
  const [cursor, setCursor] = useState(openId);
  const row = useEntryRow();
  const rows = list.state === 'ready' ? list.value.rows : [];
  const selected = rows.some(({ id }) => id === cursor) ? cursor : openId;
  return (
    <>
      <FilterBar
        isSearch
        lead={
          <SearchField
            label={formatMessage(texts.search)}
            placeholder={formatMessage(texts.search)}
            inputRef={fieldRef}
            value={text}
            maxLength={200}
            hint={<Kbd keys={['/']} />}
            onChange={({ value }) => onSearch({ text: value })}
            onSubmit={() => rows[0] && onOpen({ kind, id: rows[0].id })}
          />
        }
        onLeave={({ bar }) => bar.parentElement?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus()}
      />
      <PagedRows
        label={formatMessage(texts.title)}
        of={list}
        rowId={idOf}
        rowHeight="3.25rem"
        row={row}
        textOf={nameOf}
        selected={selected}
        waitingLabel={formatMessage(texts.loading)}
        failed={{ title: formatMessage(texts.failedTitle), text: formatMessage(texts.failedText) }}
        empty={{ icon: <BookUser aria-hidden />, title: formatMessage(emptyTitles[kind]), text: formatMessage(emptyTexts[kind]) }}
        filtered={
          text.trim() === ''
            ? undefined
            : {
                icon: <SearchX aria-hidden />,
                title: formatMessage(texts.noneTitle),
                text: formatMessage(texts.noneText),
                onClear: () => onSearch({ text: '' }),
              }
        }
        onSelect={({ id }) => setCursor(id)}
        onOpen={({ id }) => onOpen({ kind, id })}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}

/** Who it is on the first line, where they are reached on the second. */
function useEntryRow() {
  const { formatMessage } = useIntl();
  return useCallback(
    (entry: Entry) => {
      const [fax] = entry.faxNumbers;
      const number = <bdi>{fax ? phoneText(fax) : ''}</bdi>;
      if (!isPhysician(entry)) return <RowLines title={<bdi>{entry.name}</bdi>} detail={<bdi>{entry.address ?? entry.email}</bdi>} detailEnd={number} />;
      return (
        <RowLines
          title={<bdi>{registerName(entry)}</bdi>}
          end={entry.isInternal ? <Badge>{formatMessage(texts.internal)}</Badge> : <bdi>{entry.specialty}</bdi>}
          detail={
            <>
              <bdi>{entry.clinicName}</bdi>
              {entry.sites.length > 1 && <> · {formatMessage(texts.sites, { count: entry.sites.length })}</>}
            </>
          }
          detailEnd={number}
        />
      );
    },
    [formatMessage],
  );
}
