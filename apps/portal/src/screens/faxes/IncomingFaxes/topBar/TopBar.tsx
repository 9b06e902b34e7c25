import { History, PanelLeftClose, PanelLeftOpen, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { Count, FilterBar, FilterViews } from '@intake/ui/FilterBar';
import { IconButton } from '@intake/ui/IconButton';
import { Menu } from '@intake/ui/Menu';
import { Select } from '@intake/ui/Select';
import { useCountText } from '../../../../shared/counts/useCountText.ts';
import { views } from '../model/filters.ts';
import type { Filters } from '../model/filters.ts';
import type { IncomingFaxesModel, MyAction } from '../model/screenModel.ts';
import { keysOf } from '../model/shortcuts.ts';
import { acceptedFiles } from '../uploads/acceptedFiles.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { actionNames, topBarMessages as texts, viewNames } from './topBar.messages.ts';
import { Bins } from './TopBar.styles.ts';

export interface TopBarProps {
  model: Pick<IncomingFaxesModel, 'filters' | 'counts' | 'bins' | 'actions' | 'may' | 'openFaxId' | 'isListHidden'>;
  onFilter: (change: { filters: Filters }) => void;
  onUpload: (choice: { files: File[] }) => void;
  onUndo: (undo: { actionId: string }) => void;
  /** Somebody wants to see their last actions. */
  onActions: () => void;
  /** Null where nothing stands beside the list. */
  onListToggle: (() => void) | null;
}

const allBins = 'all';

/** Which faxes are shown, and what can be done without one. */
export function TopBar({ model, onFilter, onUpload, onUndo, onActions, onListToggle }: TopBarProps) {
  const intl = useIntl();
  const { filters, counts, bins, actions, may } = model;
  const input = useRef<HTMLInputElement>(null);
  const countText = useCountText();

  return (
    <FilterBar
      isCovered={model.openFaxId !== null}
      lead={
        <>
          {onListToggle && (
            <IconButton
              size="sm"
              label={intl.formatMessage(model.isListHidden ? texts.showList : texts.hideList)}
              keys={keysOf('toggleList')}
              icon={model.isListHidden ? <PanelLeftOpen aria-hidden data-flip /> : <PanelLeftClose aria-hidden data-flip />}
              onPress={onListToggle}
            />
          )}
          <FilterViews
            label={intl.formatMessage(texts.views)}
            value={filters.view}
            views={views.map((id) => {
              const count = counts?.views[id];
              return { id, label: intl.formatMessage(viewNames[id]), count: count ? countText(count, counts?.limit) : undefined, tone: id === 'failed' ? 'danger' : undefined };
            })}
            onChange={({ value }) => onFilter({ filters: { ...filters, view: value } })}
          />
        </>
      }
    >
      <Bins>
        <Select
          label={intl.formatMessage(texts.bin)}
          isLabelHidden
          value={filters.binId ?? allBins}
          items={[
            { id: allBins, label: intl.formatMessage(texts.allBins) },
            ...bins.map((bin) => ({
              id: bin.id, label: bin.name, description: bin.locationName, end: <Count>{countText(bin.openCount)}</Count>,
            })),
          ]}
          onChange={({ value }) => onFilter({ filters: { ...filters, binId: value === allBins ? null : value } })}
        />
      </Bins>
      <FilterMenu filters={filters} onFilter={onFilter} />
      {may.triage && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={acceptedFiles.join(',')}
            onChange={({ currentTarget }) => {
              onUpload({ files: [...(currentTarget.files ?? [])] });
              currentTarget.value = '';
            }}
          />
          <Button size="sm" icon={<Upload aria-hidden />} onPress={() => input.current?.click()}>
            {intl.formatMessage(texts.upload)}
          </Button>
          <ActionsMenu actions={actions} onUndo={onUndo} onActions={onActions} />
        </>
      )}
    </FilterBar>
  );
}

/** What I did last; each can be taken back as one. */
function ActionsMenu({ actions, onUndo, onActions }: { actions: readonly MyAction[] | null } & Pick<TopBarProps, 'onUndo' | 'onActions'>) {
  const intl = useIntl();
  const formats = useFormats();
  const nameOf = ({ kind, patientName }: MyAction) =>
    kind === 'file' && !patientName
      ? intl.formatMessage(actionNames.fileWithoutPatient)
      : intl.formatMessage(actionNames[kind], { patient: patientName ?? '' });
  const items = actions?.map((action) => ({
    id: action.id, label: `${intl.formatMessage(actionNames.undo)}: ${nameOf(action)}`, description: formats.moment(action.at),
  }));
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton size="sm" label={intl.formatMessage(texts.actions)} icon={<History aria-hidden />} tooltipPlacement="bottom" />}
      groups={[
        {
          id: 'actions',
          title: intl.formatMessage(texts.actions),
          items: items?.length ? items : [{ id: 'none', label: intl.formatMessage(items ? texts.noActions : texts.actionsLoading), isDisabled: true }],
        },
      ]}
      onOpenChange={({ isOpen }) => isOpen && onActions()}
      onAction={({ id }) => onUndo({ actionId: id })}
    />
  );
}
