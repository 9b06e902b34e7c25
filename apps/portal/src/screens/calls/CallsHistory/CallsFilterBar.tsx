import { callPurposes } from '@intake/api/rules/voice';
import { Button } from '@intake/ui/Button';
import { FilterBar, FilterPopover, FilterViews } from '@intake/ui/FilterBar';
import { SearchField } from '@intake/ui/SearchField';
import { Select } from '@intake/ui/Select';
import { Clock, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { callPurposeNames } from '../../../shared/calls/calls.messages.ts';
import { callsMessages as texts, queueMessages, viewNames } from './CallsHistory.messages.ts';
import { callViews, type CallPlace, type CallsModel } from './CallsHistory.model.ts';

export interface CallsFilterBarProps {
  model: CallsModel;
  onPlace: (change: Partial<CallPlace>) => void;
  onSearch: (change: { search: string }) => void;
  onAdd: () => void;
  onPolicy: () => void;
}

const any = 'any';

/** Which calls, what was said in them, and what is done with the queue. */
export function CallsFilterBar({ model, onPlace, onSearch, onAdd, onPolicy }: CallsFilterBarProps) {
  const { formatMessage } = useIntl();
  const { view, agentId, purpose, agents, openId, may } = model;
  const count = Number(agentId !== null) + Number(purpose !== null);
  const isQueue = view === 'queue';
  return (
    <FilterBar
      isCovered={openId !== null}
      lead={
        <FilterViews
          label={formatMessage(texts.views)}
          value={view}
          views={callViews.map((id) => ({ id, label: formatMessage(viewNames[id]) }))}
          onChange={({ value }) => onPlace({ view: value, openId: null })}
        />
      }
    >
      {isQueue ? (
        <>
          <Button size="sm" variant="quiet" icon={<Clock aria-hidden />} onPress={onPolicy}>
            {formatMessage(queueMessages.policy)}
          </Button>
          {may.place && (
            <Button size="sm" icon={<Plus aria-hidden />} onPress={onAdd}>
              {formatMessage(queueMessages.add)}
            </Button>
          )}
        </>
      ) : (
        <>
          <SearchField
            label={formatMessage(texts.search)}
            placeholder={formatMessage(texts.search)}
            value={model.search}
            maxLength={100}
            onChange={({ value }) => onSearch({ search: value })}
          />
          <FilterPopover
            label={formatMessage(texts.filter)}
            activeLabel={count > 0 ? formatMessage(texts.filters, { count }) : undefined}
            isClear={count === 0}
            onClear={() => onPlace({ agentId: null, purpose: null })}
          >
            <Select
              label={formatMessage(texts.agent)}
              value={agentId ?? any}
              items={[{ id: any, label: formatMessage(texts.anyAgent) }, ...agents.map(({ id, name }) => ({ id, label: name }))]}
              onChange={({ value }) => onPlace({ agentId: value === any ? null : value })}
            />
            <Select
              label={formatMessage(texts.purpose)}
              value={purpose ?? any}
              items={[{ id: any, label: formatMessage(texts.anyPurpose) }, ...callPurposes.map((id) => ({ id, label: formatMessage(callPurposeNames[id]) }))]}
              onChange={({ value }) => onPlace({ purpose: callPurposes.find((id) => id === value) ?? null })}
            />
          </FilterPopover>
        </>
      )}
    </FilterBar>
  );
}
