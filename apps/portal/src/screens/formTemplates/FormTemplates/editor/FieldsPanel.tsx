import type { Clinic, FormZone } from '@intake/api/contract';
import { documentTypes } from '@intake/api/rules';
import type { ZoneField } from '@intake/api/rules/forms';
import { Form } from '@intake/ui/Form';
import { PaneSection } from '@intake/ui/Pane';
import { Select } from '@intake/ui/Select';
import { Switch } from '@intake/ui/Switch';
import { TagGroup } from '@intake/ui/Tag';
import { TextField } from '@intake/ui/TextField';
import { Button } from '@intake/ui/Button';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../../../data/forms/controls.ts';
import type { FormState } from '../../../../data/forms/useForm.ts';
import { documentTypeNames } from '../../../../shared/vocabulary.messages.ts';
import { formTemplateMessages as texts } from '../FormTemplates.messages.ts';
import type { EditorValues } from '../FormTemplates.model.ts';
import { Quiet, Stack } from '../FormTemplates.styles.ts';
import { changedZone, renamed } from '../zones/zone.model.ts';
import { ZoneList } from '../zones/ZoneList.tsx';
import { zoneMessages } from '../zones/zones.messages.ts';

export interface FieldsPanelProps {
  form: FormState<EditorValues>;
  clinics: readonly Clinic[];
  chosen: ZoneField | null;
  showsAnchors: boolean;
  onChoose: (choice: { field: ZoneField | null }) => void;
  onAdd: (added: { field: ZoneField }) => void;
  onRemove: (removed: { field: ZoneField }) => void;
  onShowAnchors: (change: { isShown: boolean }) => void;
}

/** Whose form it is, its fields and the words that it is known by. */
export function FieldsPanel({ form, clinics, chosen, showsAnchors, onChoose, onAdd, onRemove, onShowAnchors }: FieldsPanelProps) {
  const { formatMessage } = useIntl();
  const zones = useFormValue(form, (values) => values.zones);
  const anchors = useFormValue(form, (values) => values.anchors);
  const setZones = (next: FormZone[]) => form.set({ zones: next });
  return (
    <Form {...form.props}>
      <TextField {...form.field('name')} label={formatMessage(texts.formName)} isRequired maxLength={100} />
      <TextField {...form.field('numbers')} label={formatMessage(texts.numbers)} description={formatMessage(texts.numbersText)} />
      {clinics.length > 0 && (
        <Select {...choice(form, 'clinicId', 'none')} label={formatMessage(texts.clinic)} items={[{ id: 'none', label: formatMessage(texts.noClinic) }, ...clinics.map(({ id, name }) => ({ id, label: name }))]} />
      )}
      <Select
        {...choice(form, 'documentType', 'none')}
        label={formatMessage(texts.documentType)}
        items={[{ id: 'none', label: formatMessage(texts.noType) }, ...documentTypes.map((id) => ({ id, label: formatMessage(documentTypeNames[id]) }))]}
      />
      <ZoneList
        zones={zones}
        chosen={chosen}
        onChoose={onChoose}
        onAdd={onAdd}
        onRemove={onRemove}
        onRename={({ field, to }) => {
          setZones(renamed(zones, field, to));
          onChoose({ field: to });
        }}
        onKind={({ field, kind }) => setZones(changedZone(zones, field, { kind }))}
        onUsual={({ field, usual }) => setZones(changedZone(zones, field, { usual }))}
      />
      <PaneSection title={formatMessage(zoneMessages.anchors)}>
        <Stack>
          <Quiet>{formatMessage(zoneMessages.anchorsText, { count: anchors.length })}</Quiet>
          <Switch label={formatMessage(zoneMessages.anchorsShown)} isSelected={showsAnchors} onChange={({ isSelected }) => onShowAnchors({ isShown: isSelected })} />
          <TagGroup
            label={formatMessage(zoneMessages.anchors)}
            isLabelHidden
            items={anchors.map(({ text }, at) => ({ id: String(at), label: text }))}
            onRemove={({ ids }) => form.set({ anchors: anchors.filter((_, at) => !ids.includes(String(at))) })}
          />
        </Stack>
      </PaneSection>
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {formatMessage(texts.save)}
      </Button>
    </Form>
  );
}
