import { UserRoundPlus, UserRoundSearch, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { ErrorState } from '@intake/ui/ErrorState';
import { IconButton } from '@intake/ui/IconButton';
import { Kbd } from '@intake/ui/Kbd';
import { SearchField } from '@intake/ui/SearchField';
import { Skeleton } from '@intake/ui/Skeleton';
import { VirtualList } from '@intake/ui/VirtualList';
import { VisuallyHidden } from '@intake/ui/VisuallyHidden';
import type { Patient } from '@intake/api/contract';
import { ageOn, registerName } from '../../../shared/patient/patientForm.ts';
import { chartMessages, patientsMessages as texts } from './Patients.messages.ts';
import { cardOf } from './Patients.model.ts';
import type { PatientsActions, PatientsModel } from './Patients.model.ts';
import { Bar, ListRoot, Row, Waiting } from './Patients.styles.ts';

export interface PatientListProps extends Pick<PatientsActions, 'onSearch' | 'onMore' | 'onRetry' | 'onOpen'> {
  model: PatientsModel;
  fieldRef: Ref<HTMLInputElement>;
  /** Left out where one may not create any. */
  onCreate?: () => void;
}

const idOf = (patient: Patient) => patient.id;
const nameOf = (patient: Patient) => patient.familyName;

/** Everybody in the order of the register, or who answers to what was typed, the closest first. */
export function PatientList({ model, fieldRef, onSearch, onMore, onRetry, onOpen, onCreate }: PatientListProps) {
  const intl = useIntl();
  const { list, text, openPatientId, today } = model;
  const [cursor, setCursor] = useState(openPatientId);
  const columns = usePatientColumns(today);
  const rows = list.state === 'ready' ? list.value.rows : [];
  const selected = rows.some(({ id }) => id === cursor) ? cursor : openPatientId;

  // From the field down into the people.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus();
  };

  return (
    <ListRoot>
      <Bar role="search" onKeyDown={onKeyDown}>
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
        {onCreate && (
          <IconButton label={intl.formatMessage(texts.create)} keys={['n']} variant="secondary" icon={<UserRoundPlus aria-hidden />} onPress={onCreate} />
        )}
      </Bar>
      {list.state === 'loading' && <LoadingRows />}
      {list.state === 'failed' && (
        <ErrorState title={intl.formatMessage(texts.failedTitle)} onRetry={onRetry}>
          {intl.formatMessage(texts.failedText)}
        </ErrorState>
      )}
      {list.state === 'ready' && (
        <VirtualList
          label={intl.formatMessage(texts.title)}
          rows={rows}
          rowId={idOf}
          columns={columns}
          rowHeight="3.25rem"
          textOf={nameOf}
          selected={selected ?? undefined}
          hasMore={list.value.more !== 'none'}
          isLoadingMore={list.value.more === 'loading'}
          actsOnClick
          empty={<Nobody isSearch={text.trim() !== ''} onCreate={onCreate} />}
          onSelect={({ id }) => setCursor(id)}
          onAction={({ id }) => onOpen({ patientId: id })}
          onEndReached={onMore}
        />
      )}
      {list.state === 'ready' && list.value.more === 'failed' && (
        <Banner isEdge tone="danger" actions={<Button size="sm" onPress={onMore}>{intl.formatMessage(texts.retry)}</Button>}>
          {intl.formatMessage(texts.moreFailed)}
        </Banner>
      )}
      <VisuallyHidden isLive>
        {list.state === 'ready' && text ? intl.formatMessage(texts.found, { count: rows.length }) : ''}
      </VisuallyHidden>
    </ListRoot>
  );
}

/** Name and age on the first line, what tells people of one name apart on the second. */
function usePatientColumns(today: string) {
  const intl = useIntl();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'patient',
        cell: (patient: Patient) => (
          <Row>
            <span data-part="name">
              <bdi>{registerName(patient)}</bdi>
            </span>
            <span data-part="age">
              {patient.birthDate && intl.formatMessage(texts.age, { age: ageOn(patient.birthDate, today) })}
            </span>
            <span data-part="detail">{patient.birthDate ? formats.calendarDate(patient.birthDate) : intl.formatMessage(chartMessages.notStated)}</span>
            <span data-part="card">
              <bdi>{cardOf(patient) ?? intl.formatMessage(texts.noNumber)}</bdi>
            </span>
          </Row>
        ),
      },
    ],
    [intl, formats, today],
  );
}

function Nobody({ isSearch, onCreate }: { isSearch: boolean; onCreate: (() => void) | undefined }) {
  const intl = useIntl();
  return (
    <EmptyState
      icon={isSearch ? <UserRoundSearch aria-hidden /> : <Users aria-hidden />}
      title={intl.formatMessage(isSearch ? texts.noneTitle : texts.emptyTitle)}
      actions={onCreate && <Button onPress={onCreate}>{intl.formatMessage(texts.create)}</Button>}
    >
      {intl.formatMessage(isSearch ? texts.noneText : texts.emptyText)}
    </EmptyState>
  );
}

function LoadingRows() {
  const intl = useIntl();
  return (
    <Waiting role="status" aria-label={intl.formatMessage(texts.loading)}>
      {Array.from({ length: 10 }, (_, at) => (
        <Skeleton key={at} lines={2} width={`${84 - ((at * 23) % 36)}%`} />
      ))}
    </Waiting>
  );
}
