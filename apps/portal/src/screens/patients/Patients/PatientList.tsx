import { FileUp, UserRoundPlus, UserRoundSearch, Users } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { FilterBar } from '@intake/ui/FilterBar';
import { IconButton } from '@intake/ui/IconButton';
import { Kbd } from '@intake/ui/Kbd';
import { PagedRows } from '@intake/ui/PagedRows';
import { SearchField } from '@intake/ui/SearchField';
import { RowLines } from '@intake/ui/VirtualList';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import type { Patient } from '@intake/api/contract';
import { registerName } from '@intake/api/rules';
import { ageOn } from '../../../shared/patient/patientForm.ts';
import { cardOf } from '../card.ts';
import { chartMessages, patientsMessages as texts } from './Patients.messages.ts';
import type { PatientsActions, PatientsModel } from './Patients.model.ts';

export interface PatientListProps extends Pick<PatientsActions, 'onSearch' | 'onMore' | 'onRetry' | 'onOpen'> {
  model: PatientsModel;
  fieldRef: Ref<HTMLInputElement>;
  /** Left out where one may not create any. */
  onCreate?: () => void;
  /** Left out where one may import none. */
  onImport?: () => void;
}

const idOf = (patient: Patient) => patient.id;
const nameOf = (patient: Patient) => patient.familyName;

/** Everybody in the order of the register, or who answers to what was typed, the closest first. */
export function PatientList({ model, fieldRef, onSearch, onMore, onRetry, onOpen, onCreate, onImport }: PatientListProps) {
  const intl = useIntl();
  const { list, text, openPatientId, today } = model;
  const [cursor, setCursor] = useState(openPatientId);
  const row = usePatientRow(today);
  const rows = list.state === 'ready' ? list.value.rows : [];
  const selected = rows.some(({ id }) => id === cursor) ? cursor : openPatientId;

  const isSearch = text.trim() !== '';
  const actions = onCreate && <Button onPress={onCreate}>{intl.formatMessage(texts.create)}</Button>;
  const starts = (
    <>
      {actions}
      {onImport && <Button onPress={onImport}>{intl.formatMessage(texts.import)}</Button>}
    </>
  );

  return (
    <>
      <FilterBar
        isSearch
        lead={
          <SearchField
            label={intl.formatMessage(texts.search)}
            placeholder={intl.formatMessage(texts.search)}
            inputRef={fieldRef}
            value={text}
            maxLength={200}
            hint={<Kbd keys={['/']} />}
            onChange={({ value }) => onSearch({ text: value })}
            onSubmit={() => rows[0] && onOpen({ patientId: rows[0].id })}
          />
        }
        onLeave={({ bar }) => bar.parentElement?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus()}
      >
        {onImport && <IconButton label={intl.formatMessage(texts.import)} variant="secondary" icon={<FileUp aria-hidden />} onPress={onImport} />}
        {onCreate && (
          <IconButton label={intl.formatMessage(texts.create)} keys={['n']} variant="secondary" icon={<UserRoundPlus aria-hidden />} onPress={onCreate} />
        )}
      </FilterBar>
      <PagedRows
        label={intl.formatMessage(texts.title)}
        of={list}
        rowId={idOf}
        rowHeight="3.25rem"
        row={row}
        textOf={nameOf}
        selected={selected}
        waitingLabel={intl.formatMessage(texts.loading)}
        failed={{ title: intl.formatMessage(texts.failedTitle), text: intl.formatMessage(texts.failedText) }}
        empty={{ icon: <Users aria-hidden />, title: intl.formatMessage(texts.emptyTitle), text: intl.formatMessage(texts.emptyText), actions: starts }}
        filtered={
          isSearch
            ? {
                icon: <UserRoundSearch aria-hidden />,
                title: intl.formatMessage(texts.noneTitle),
                text: intl.formatMessage(texts.noneText),
                actions,
                onClear: () => onSearch({ text: '' }),
              }
            : undefined
        }
        onSelect={({ id }) => setCursor(id)}
        onOpen={({ id }) => onOpen({ patientId: id })}
        onMore={onMore}
        onRetry={onRetry}
      />
      <VisuallyHidden isLive>
        {list.state === 'ready' && text ? intl.formatMessage(texts.found, { count: rows.length }) : ''}
      </VisuallyHidden>
    </>
  );
}

/** Name and age on the first line, what tells people of one name apart on the second. */
function usePatientRow(today: string) {
  const intl = useIntl();
  const formats = useFormats();
  return useCallback(
    (patient: Patient) => (
      <RowLines
        title={<bdi>{registerName(patient)}</bdi>}
        end={patient.birthDate && intl.formatMessage(texts.age, { age: ageOn(patient.birthDate, today) })}
        detail={<span>{patient.birthDate ? formats.calendarDate(patient.birthDate) : intl.formatMessage(chartMessages.notStated)}</span>}
        detailEnd={<bdi>{cardOf(patient) ?? intl.formatMessage(texts.noNumber)}</bdi>}
      />
    ),
    [intl, formats, today],
  );
}
