import type { FormZone } from '@intake/api/contract';
import { zoneKindsOf, type ZoneField } from '@intake/api/rules/forms';
import { Button } from '@intake/ui/Button';
import { Menu } from '@intake/ui/Menu';
import { PaneSection } from '@intake/ui/Pane';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { zoneKindNames, zoneNames } from '../FormTemplates.messages.ts';
import { freeFields } from './zone.model.ts';
import { zoneMessages as texts } from './zones.messages.ts';
import { ZoneFields, ZoneName, ZoneRow, ZoneRows } from './Zones.styles.ts';

export interface ZoneListProps {
  zones: readonly FormZone[];
  chosen: ZoneField | null;
  onChoose: (choice: { field: ZoneField | null }) => void;
  onAdd: (added: { field: ZoneField }) => void;
  onRename: (renamed: { field: ZoneField; to: ZoneField }) => void;
  onKind: (change: { field: ZoneField; kind: FormZone['kind'] }) => void;
  /** Who the form always comes from; undefined for nobody in particular. */
  onUsual: (change: { field: ZoneField; usual: string | undefined }) => void;
  onRemove: (removed: { field: ZoneField }) => void;
}

/** Names of the sender, which letters that look alike can make another's. */
const hasUsual: ReadonlySet<ZoneField> = new Set(['referrer.name', 'referrer.clinic']);

/** The fields of a form; the chosen one can be made another, or taken away. */
export function ZoneList({ zones, chosen, onChoose, onAdd, onRename, onKind, onUsual, onRemove }: ZoneListProps) {
  const { formatMessage } = useIntl();
  const free = freeFields(zones);
  const items = (fields: readonly ZoneField[]) => fields.map((id) => ({ id, label: formatMessage(zoneNames[id]) }));
  const add = free.length > 0 && (
    <Menu
      trigger={
        <Button size="sm" icon={<Plus aria-hidden />}>
          {formatMessage(texts.add)}
        </Button>
      }
      groups={[{ id: 'fields', items: items(free) }]}
      placement="bottom end"
      onAction={({ id }) => onAdd({ field: id as ZoneField })}
    />
  );
  return (
    <PaneSection title={formatMessage(texts.list)} actions={add}>
      {zones.length === 0 && <p>{formatMessage(texts.none)}</p>}
      <ZoneRows>
        {zones.map(({ field, kind, usual }) => {
          const isChosen = field === chosen;
          const name = formatMessage(zoneNames[field]);
          return (
            <ZoneRow key={field} data-chosen={isChosen || undefined}>
              <ZoneName type="button" aria-expanded={isChosen} onClick={() => onChoose({ field: isChosen ? null : field })}>
                {name}
                <small>{formatMessage(zoneKindNames[kind])}</small>
              </ZoneName>
              {isChosen && (
                <ZoneFields>
                  <Select label={formatMessage(texts.chosen)} value={field} items={items([field, ...free])} onChange={({ value }) => onRename({ field, to: value as ZoneField })} />
                  {zoneKindsOf(field).length > 1 && (
                    <Select
                      label={formatMessage(texts.kind)}
                      value={kind}
                      items={zoneKindsOf(field).map((id) => ({ id, label: formatMessage(zoneKindNames[id]) }))}
                      onChange={({ value }) => onKind({ field, kind: value as FormZone['kind'] })}
                    />
                  )}
                  {hasUsual.has(field) && (
                    <TextField
                      label={formatMessage(texts.usual)}
                      description={formatMessage(texts.usualText)}
                      defaultValue={usual ?? ''}
                      maxLength={300}
                      onChange={({ value }) => onUsual({ field, usual: value.trim() || undefined })}
                    />
                  )}
                  <Button variant="quiet" icon={<Trash2 aria-hidden />} onPress={() => onRemove({ field })}>
                    {formatMessage(texts.remove, { name })}
                  </Button>
                </ZoneFields>
              )}
            </ZoneRow>
          );
        })}
      </ZoneRows>
    </PaneSection>
  );
}
