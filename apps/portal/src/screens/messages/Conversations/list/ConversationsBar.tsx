import { conversationViews, type ConversationView } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { FilterBar, FilterChips, FilterViews } from '@intake/ui/FilterBar';
import { Kbd } from '@intake/ui/Kbd';
import { LinkButton } from '@intake/ui/Link';
import { Menu } from '@intake/ui/Menu';
import { SearchField } from '@intake/ui/SearchField';
import { Plus, Smartphone, Tag } from 'lucide-react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { KeyButton } from '../../../../shared/KeyButton.tsx';
import { useCountText } from '../../../../shared/counts/useCountText.ts';
import { listMessages as texts, viewNames } from '../Conversations.messages.ts';
import type { ConversationsModel } from '../Conversations.model.ts';

export interface ConversationsBarProps {
  model: Pick<ConversationsModel, 'view' | 'label' | 'search' | 'counts' | 'openId' | 'may' | 'phonesHref'>;
  searchRef: Ref<HTMLInputElement>;
  onView: (change: { view: ConversationView }) => void;
  onLabel: (change: { label: string | null }) => void;
  onSearch: (change: { text: string }) => void;
  onCreate: () => void;
}

const all = '';

/** The views, what narrows them, and a new message. */
export function ConversationsBar({ model, searchRef, onView, onLabel, onSearch, onCreate }: ConversationsBarProps) {
  const { formatMessage } = useIntl();
  const countText = useCountText();
  const { view, label, search, counts, openId, may, phonesHref } = model;
  const shown = (id: ConversationView) => {
    const count = counts?.views[id];
    // What is done is not counted: nobody has to do anything about it.
    return { id, label: formatMessage(viewNames[id]), count: count && id !== 'closed' ? countText(count, counts?.limit) : undefined, tone: id === 'attention' ? ('danger' as const) : undefined };
  };
  return (
    <FilterBar
      isCovered={openId !== null}
      onLeave={({ bar }) => bar.parentElement?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus()}
      lead={<FilterViews label={formatMessage(texts.views)} value={view} views={conversationViews.map(shown)} onChange={({ value }) => onView({ view: value })} />}
      chips={label && <FilterChips label={formatMessage(texts.filters)} items={[{ id: label, label: formatMessage(texts.label, { label }) }]} onRemove={() => onLabel({ label: null })} />}
    >
      <SearchField
        label={formatMessage(texts.search)}
        isLabelHidden
        placeholder={formatMessage(texts.searchHint)}
        inputRef={searchRef}
        value={search}
        maxLength={100}
        hint={<Kbd keys={['/']} />}
        onChange={({ value }) => onSearch({ text: value })}
      />
      {counts && counts.labels.length > 0 && (
        <Menu
          placement="bottom end"
          trigger={
            <Button size="sm" variant="quiet" icon={<Tag aria-hidden />}>
              {formatMessage(texts.labels)}
            </Button>
          }
          groups={[
            {
              id: 'labels',
              selected: label ?? all,
              items: [{ id: all, label: formatMessage(texts.allLabels) }, ...counts.labels.map((one) => ({ id: one.label, label: one.label, description: countText(one.count, counts.limit) }))],
            },
          ]}
          onAction={({ id }) => onLabel({ label: id === all ? null : id })}
        />
      )}
      {phonesHref && (
        <LinkButton size="sm" variant="quiet" href={phonesHref} icon={<Smartphone aria-hidden />}>
          {formatMessage(texts.phones)}
        </LinkButton>
      )}
      {may.send && (
        <KeyButton shortcut="n" icon={<Plus aria-hidden />} onPress={onCreate}>
          {formatMessage(texts.create)}
        </KeyButton>
      )}
    </FilterBar>
  );
}
