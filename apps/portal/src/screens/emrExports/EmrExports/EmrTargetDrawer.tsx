import type { Bin, EmrPlaces, EmrTarget, EmrTargetFields } from '@intake/api/contract';
import { documentTypes, emrFileNames, emrFormats, emrPlacePattern, hrmFacilityLength, type DocumentType, type EmrFileNames, type EmrFormat, type EmrTransport } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Checkbox, CheckboxGroup } from '@intake/ui/Checkbox';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice, toggle, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerMessages, answerTexts } from '../../../shared/answers/answers.messages.ts';
import { documentTypeNames } from '../../../shared/vocabulary.messages.ts';
import { exportMessages as texts, fileNameNames, formatNames, formMessages as labels, transportNames } from './EmrExports.messages.ts';
import { waysOf } from './EmrExports.model.ts';

export interface EmrTargetDrawerProps {
  /** Null for a new one. */
  target: EmrTarget | null;
  places: EmrPlaces;
  bins: readonly Bin[];
  onStore: (change: { target: EmrTarget | null; values: EmrTargetFields }) => Outcome;
  onClose: () => void;
}

interface Typed {
  name: string;
  format: EmrFormat;
  transport: EmrTransport;
  folder: string;
  connection: string | null;
  application: string;
  facility: string;
  fileNames: EmrFileNames;
  documentTypes: readonly DocumentType[];
  binIds: readonly string[];
  isActive: boolean;
}

const startOf = (target: EmrTarget | null, places: EmrPlaces): Typed => {
  const format = target?.format ?? (places.hasFolder ? 'pdf-json' : 'mdm');
  return {
    name: target?.name ?? '',
    format,
    transport: target?.transport ?? waysOf(format, places)[0] ?? 'folder',
    folder: target?.transport === 'folder' ? target.place : '',
    connection: target?.transport === 'mllp' ? target.place : (places.connections[0] ?? null),
    application: target?.application ?? '',
    facility: target?.facility ?? '',
    fileNames: target?.fileNames ?? 'number',
    documentTypes: target?.documentTypes ?? [],
    binIds: target?.binIds ?? [],
    isActive: target?.isActive ?? true,
  };
};

/** What a system is given, where and how. */
export function EmrTargetDrawer({ target, places, bins, onStore, onClose }: EmrTargetDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm<Typed>({
    initial: startOf(target, places),
    check: ({ name, format, transport, folder, connection, facility }) => ({
      name: name.trim() === '' && answerMessages.nameRequired,
      folder: transport === 'folder' && !emrPlacePattern.test(folder.trim()) && labels.folderNeeded,
      connection: transport === 'mllp' && connection === null && labels.connectionNeeded,
      facility: format === 'hrm' && (facility.trim() === '' || facility.trim().length > hrmFacilityLength) && labels.sendingFacilityNeeded,
    }),
    save: ({ name, folder, connection, application, facility, transport, ...rest }) =>
      onStore({
        target,
        values: {
          ...rest, transport, name: name.trim(), place: transport === 'folder' ? folder.trim() : (connection ?? ''), application: application.trim() || null, facility: facility.trim() || null,
          documentTypes: [...rest.documentTypes], binIds: [...rest.binIds],
        },
      }),
    onSaved: onClose,
    ...answerTexts,
  });
  const format = useFormValue(form, (values) => values.format);
  const transport = useFormValue(form, (values) => values.transport);
  const fileNames = useFormValue(form, (values) => values.fileNames);
  const ways = waysOf(format, places);
  // A format that goes one way takes it.
  const changeFormat = ({ value }: { value: string }) => {
    const chosen = value as EmrFormat;
    form.set({ format: chosen, transport: waysOf(chosen, places)[0] ?? 'folder' });
  };
  const several = <Name extends 'documentTypes' | 'binIds'>(name: Name) => ({
    name,
    defaultValue: [...form.values()[name]],
    onChange: ({ value }: { value: string[] }) => form.set({ [name]: value } as Partial<Typed>),
  });
  return (
    <FormDrawer title={target ? formatMessage(texts.edit, { name: target.name }) : formatMessage(texts.create)} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={formatMessage(texts.name)} autoFocus isRequired maxLength={200} />
      <Checkbox {...toggle(form, 'isActive')} label={formatMessage(labels.isActive)} />
      <Select
        name="format"
        defaultValue={format}
        onChange={changeFormat}
        label={formatMessage(labels.format)}
        items={emrFormats.filter((one) => waysOf(one, places).length > 0 || one === format).map((id) => ({ id, label: formatMessage(formatNames[id]) }))}
      />
      {ways.length > 1 && (
        <Select {...choice(form, 'transport')} label={formatMessage(labels.transport)} items={ways.map((id) => ({ id, label: formatMessage(transportNames[id]) }))} />
      )}
      {transport === 'folder' ? (
        <TextField {...form.field('folder')} label={formatMessage(labels.folder)} description={formatMessage(labels.folderHint)} isRequired maxLength={40} />
      ) : (
        <Select
          {...choice(form, 'connection')}
          label={formatMessage(labels.connection)}
          description={formatMessage(labels.connectionHint)}
          items={places.connections.map((id) => ({ id, label: id }))}
        />
      )}
      {format === 'mdm' && (
        <>
          <TextField {...form.field('application')} label={formatMessage(labels.application)} maxLength={20} />
          <TextField {...form.field('facility')} label={formatMessage(labels.facility)} maxLength={20} />
        </>
      )}
      {format === 'hrm' && (
        <>
          <TextField
            {...form.field('facility')}
            label={formatMessage(labels.sendingFacility)}
            description={formatMessage(labels.sendingFacilityHint)}
            isRequired
            maxLength={hrmFacilityLength}
          />
          <TextField {...form.field('application')} label={formatMessage(labels.deliverTo)} maxLength={8} />
        </>
      )}
      {transport === 'folder' && (
        <>
          <Select {...choice(form, 'fileNames')} label={formatMessage(labels.fileNames)} items={emrFileNames.map((id) => ({ id, label: formatMessage(fileNameNames[id]) }))} />
          {fileNames === 'patient' && <Banner tone="warning">{formatMessage(labels.namesWarning)}</Banner>}
        </>
      )}
      <CheckboxGroup
        {...several('documentTypes')}
        label={formatMessage(labels.types)}
        description={formatMessage(labels.typesHint)}
        items={documentTypes.filter((id) => id !== 'junk').map((id) => ({ id, label: formatMessage(documentTypeNames[id]) }))}
      />
      {bins.length > 0 && (
        <CheckboxGroup {...several('binIds')} label={formatMessage(labels.bins)} description={formatMessage(labels.binsHint)} items={bins.map(({ id, name }) => ({ id, label: name }))} />
      )}
    </FormDrawer>
  );
}
