import type { CheckInFields, ProjectFields, ReferralFields, RequestDetail } from '@intake/api/contract';
import { priorities, statedKeys, triageCategories, type Priority } from '@intake/api/rules';
import { ComboBox, type ComboBoxItem, type ComboBoxProps } from '@intake/ui/ComboBox';
import { DatePicker } from '@intake/ui/DatePicker';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm, type FormState } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { Search } from '../../../data/search.ts';
import { priorityNames } from '../../../shared/vocabulary.messages.ts';
import { problemText } from '../../../shared/requests/problemText.ts';
import { createLabels, formMessages as texts, paneMessages, statedNames } from './Requests.messages.ts';
import type { RequestsModel } from './Requests.model.ts';

/** What a form of each kind says. */
export type SavedFields =
  | { kind: 'referral'; fields: ReferralFields }
  | { kind: 'check-in'; fields: CheckInFields }
  | { kind: 'project'; fields: ProjectFields };

export interface SaveDrawerProps {
  model: Pick<RequestsModel, 'kind' | 'modalities' | 'locations' | 'patients' | 'physicians'>;
  /** Null for a new one. */
  request: RequestDetail | null;
  onSearch: (search: { who: 'patient' | 'physician'; text: string }) => void;
  onSave: (save: SavedFields) => Outcome;
  onClose: () => void;
}

/** Makes a request by hand, or changes what one says. */
export function SaveDrawer(props: SaveDrawerProps) {
  const { kind } = props.model;
  if (kind === 'referral') return <ReferralDrawer {...props} />;
  return kind === 'project' ? <ProjectDrawer {...props} /> : <CheckInDrawer {...props} />;
}

const textOf = (text: string) => text.trim() || null;
const nothing = 'none';

interface Common {
  patientId: string | null;
  locationId: string | null;
  priority: string | null;
  note: string;
}

const commonOf = (request: RequestDetail | null): Common => ({
  patientId: request?.patientId ?? null,
  locationId: request?.locationId ?? null,
  priority: request?.priority ?? 'routine',
  note: request?.note ?? '',
});

const toFields = ({ patientId, locationId, priority, note }: Common) => ({
  patientId,
  locationId,
  priority: priorities.find((one): one is Priority => one === priority) ?? 'routine',
  note: textOf(note),
});

/** What came as a fax says in its pages what it is about. */
const hasPages = (request: RequestDetail | null) => (request?.faxes.length ?? 0) > 0;

function ReferralDrawer({ model, request, onSearch, onSave, onClose }: SaveDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: {
      ...commonOf(request),
      physicianId: request?.physicianId ?? null,
      modalityId: request?.modalityId ?? null,
      category: (request?.category ?? null) as string | null,
      reason: request?.reason ?? '',
    },
    check: ({ patientId, reason }) => ({ reason: !hasPages(request) && !patientId && reason.trim() === '' && texts.aboutEmpty }),
    save: (values) =>
      onSave({
        kind: 'referral',
        fields: {
          ...toFields(values),
          physicianId: values.physicianId,
          modalityId: values.modalityId,
          reason: textOf(values.reason),
          category: triageCategories.find((one) => one === values.category) ?? null,
          missing: request?.missing ?? [],
        },
      }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(request ? texts.editReferral : createLabels.referral)} form={form} onClose={onClose}>
      <PersonField who="patient" field={form.field('patientId')} found={model.patients} name={request?.patientName} autoFocus onSearch={onSearch} />
      <PersonField who="physician" field={form.field('physicianId')} found={model.physicians} name={request?.physicianName} onSearch={onSearch} />
      <Select
        {...choice(form, 'modalityId', nothing)}
        label={formatMessage(paneMessages.service)}
        items={[{ id: nothing, label: formatMessage(texts.noService) }, ...model.modalities]}
      />
      <Select
        {...choice(form, 'category', nothing)}
        label={formatMessage(paneMessages.category)}
        items={[{ id: nothing, label: formatMessage(texts.noCategory) }, ...triageCategories.map((id) => ({ id, label: id }))]}
      />
      <TextArea {...form.field('reason')} label={formatMessage(paneMessages.reason)} rows={2} maxLength={2000} />
      <CommonFields form={form} model={model} />
    </FormDrawer>
  );
}

function ProjectDrawer({ model, request, onSave, onClose }: SaveDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: {
      ...commonOf(request),
      title: request?.title ?? '',
      requester: request?.requester ?? '',
      dueOn: request?.dueOn ?? null,
      checklist: (request?.checklist ?? []).map(({ text }) => text).join('\n'),
    },
    check: ({ title }) => ({ title: title.trim() === '' && texts.titleEmpty }),
    save: (values) =>
      onSave({
        kind: 'project',
        fields: {
          ...toFields(values),
          title: values.title.trim(),
          requester: textOf(values.requester),
          dueOn: values.dueOn,
          // What was ticked stays so while its words stay.
          checklist: [...new Set(values.checklist.split('\n').map((line) => line.trim()).filter(Boolean))]
            .map((text) => ({ text, isDone: request?.checklist.some((line) => line.text === text && line.isDone) ?? false })),
        },
      }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(request ? texts.editProject : createLabels.project)} form={form} onClose={onClose}>
      <TextField {...form.field('title')} label={formatMessage(texts.title)} autoFocus isRequired maxLength={200} />
      <TextField {...form.field('requester')} label={formatMessage(paneMessages.requester)} maxLength={200} />
      <DatePicker {...form.field('dueOn')} label={formatMessage(texts.dueOn)} />
      <TextArea {...form.field('checklist')} label={formatMessage(texts.checklist)} rows={4} maxLength={4000} />
      <CommonFields form={form} model={model} />
    </FormDrawer>
  );
}

function CheckInDrawer({ model, request, onSearch, onSave, onClose }: SaveDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { ...commonOf(request), ...Object.fromEntries(statedKeys.map((key) => [key, request?.stated?.[key] ?? ''])) } as Common & Record<(typeof statedKeys)[number], string>,
    check: ({ patientId, familyName }) => ({ familyName: !hasPages(request) && !patientId && familyName.trim() === '' && texts.nameEmpty }),
    save: (values) =>
      onSave({
        kind: 'check-in',
        fields: { ...toFields(values), stated: Object.fromEntries(statedKeys.map((key) => [key, textOf(values[key])])) as CheckInFields['stated'] },
      }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(request ? texts.editCheckIn : createLabels['check-in'])} form={form} onClose={onClose}>
      <PersonField who="patient" field={form.field('patientId')} found={model.patients} name={request?.patientName} autoFocus onSearch={onSearch} />
      {statedKeys.map((key) =>
        key === 'birthDate' ? (
          <DatePicker
            key={key}
            name={key}
            label={formatMessage(statedNames[key])}
            defaultValue={form.values()[key] || null}
            onChange={({ value }) => form.set({ [key]: value ?? '' })}
          />
        ) : (
          <TextField key={key} {...form.field(key)} label={formatMessage(statedNames[key])} maxLength={key === 'address' ? 500 : 200} />
        ),
      )}
      <CommonFields form={form} model={model} />
    </FormDrawer>
  );
}

interface FieldProps<Values extends Common> {
  form: FormState<Values>;
  model: SaveDrawerProps['model'];
}

interface PersonFieldProps {
  who: 'patient' | 'physician';
  field: Pick<ComboBoxProps, 'name' | 'defaultValue' | 'onChange'>;
  found: Search<ComboBoxItem>;
  /** Who is chosen already. */
  name: string | null | undefined;
  autoFocus?: boolean;
  onSearch: SaveDrawerProps['onSearch'];
}

/** Found by what is typed of the name. */
function PersonField({ who, field, found, name, autoFocus, onSearch }: PersonFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <ComboBox
      {...field}
      label={formatMessage(who === 'patient' ? paneMessages.patient : paneMessages.referrer)}
      {...found}
      defaultInputValue={name ?? ''}
      isRemote
      autoFocus={autoFocus}
      placeholder={formatMessage(who === 'patient' ? texts.patientSearch : texts.patientPlaceholder)}
      onInputChange={({ value }) => onSearch({ who, text: value })}
    />
  );
}

function CommonFields<Values extends Common>({ form, model }: FieldProps<Values>) {
  const { formatMessage } = useIntl();
  const { locationId, priority, note } = form.values();
  const set = (change: Partial<Common>) => form.set(change as Partial<Values>);
  return (
    <>
      <Select
        name="priority"
        label={formatMessage(paneMessages.priority)}
        defaultValue={priority}
        items={priorities.map((id) => ({ id, label: formatMessage(priorityNames[id]) }))}
        onChange={({ value }) => set({ priority: value })}
      />
      <Select
        name="locationId"
        label={formatMessage(texts.location)}
        defaultValue={locationId ?? nothing}
        items={[{ id: nothing, label: formatMessage(texts.noLocation) }, ...model.locations]}
        onChange={({ value }) => set({ locationId: value === nothing ? null : value })}
      />
      <TextArea name="note" label={formatMessage(paneMessages.note)} defaultValue={note} rows={2} maxLength={2000} onChange={({ value }) => set({ note: value })} />
    </>
  );
}
