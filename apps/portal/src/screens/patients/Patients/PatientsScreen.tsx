import { UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '@intake/ui/EmptyState';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { SplitView } from '@intake/ui/SplitView';
import { FaxPreview } from '../../../shared/faxPreview/FaxPreview.tsx';
import { workPlaceOf } from '../../../shared/faxPreview/preview.model.ts';
import { PatientChart } from './PatientChart.tsx';
import { UndoMergeDrawer } from '../../../shared/merge/UndoMergeDrawer.tsx';
import { PatientDialog } from './PatientDialog.tsx';
import { PatientList } from './PatientList.tsx';
import { chartMessages, patientsMessages as texts } from './Patients.messages.ts';
import type { PatientsActions, PatientsModel } from './Patients.model.ts';

export interface PatientsScreenProps extends PatientsActions {
  model: PatientsModel;
}

/** The patients and one chart; a document of it takes the place of the list. Knows nothing of network, router or store. */
export function PatientsScreen({ model, onCreate, onUpdate, onOpen, onOpenFax, onSendFax, onShowPage, onRetryPreview, onUnmerge, onImport, ...rest }: PatientsScreenProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<'create' | 'edit' | null>(null);
  const { chart, preview, openPatientId, mayWrite } = model;
  const isReading = chart.state === 'ready' && preview.state !== 'none';
  const create = mayWrite ? () => setDialog('create') : undefined;
  const edit = mayWrite && chart.state === 'ready' ? () => setDialog('edit') : undefined;
  const back = () => (isReading ? onOpenFax({ faxId: null }) : onOpen({ patientId: null }));

  const group = intl.formatMessage(texts.shortcuts);
  const shortcuts = [
    { id: 'search', keys: ['/'], label: intl.formatMessage(texts.shortcutSearch), group, isDisabled: isReading, onTrigger: () => field.current?.focus() },
    { id: 'create', keys: ['n'], label: intl.formatMessage(texts.create), group, isDisabled: !create, onTrigger: () => create?.() },
    { id: 'edit', keys: ['e'], label: intl.formatMessage(chartMessages.edit), group, isDisabled: !edit, onTrigger: () => edit?.() },
    { id: 'back', keys: ['Escape'], label: intl.formatMessage(texts.shortcutBack), group, isDisabled: !openPatientId, onTrigger: back },
  ];

  const shown =
    chart.state === 'none' ? null : (
      <PatientChart {...rest} model={model} chart={chart} isReading={isReading} onOpenFax={onOpenFax} onBack={back} onEdit={edit} />
    );
  return (
    <Workspace title={intl.formatMessage(texts.title)}>
      {isReading ? (
        <SplitView
          startLabel={intl.formatMessage(chartMessages.title)}
          endLabel={intl.formatMessage(chartMessages.document)}
          defaultRatio={0.36}
          minStart={320}
          minEnd={420}
          narrowPane="end"
          start={shown}
          end={
            <FaxPreview
              model={preview}
              hrefOf={(fax) => workPlaceOf(fax, model.mayReadSent)}
              onShowPage={onShowPage}
              onSend={onSendFax}
              onRetry={onRetryPreview}
              onClose={() => onOpenFax({ faxId: null })}
            />
          }
        />
      ) : (
        <MasterDetail
          listLabel={intl.formatMessage(texts.title)}
          detailLabel={intl.formatMessage(chartMessages.title)}
          defaultRatio={0.34}
          minStart={300}
          minEnd={420}
          openId={openPatientId}
          onClose={back}
          list={<PatientList {...rest} model={model} fieldRef={field} onOpen={onOpen} onCreate={create} onImport={mayWrite ? onImport : undefined} />}
          detail={shown}
          none={
            <EmptyState icon={<UserRound aria-hidden />} title={intl.formatMessage(texts.chooseTitle)}>
              {intl.formatMessage(texts.chooseText)}
            </EmptyState>
          }
        />
      )}
      {dialog && (
        <PatientDialog
          patient={dialog === 'edit' && chart.state === 'ready' ? chart.value : null}
          locations={model.locations}
          onCreate={onCreate}
          onUpdate={onUpdate}
          onOpen={onOpen}
          onClose={() => setDialog(null)}
        />
      )}
      {model.undoing && (
        <UndoMergeDrawer kind="patient" key={model.undoing.merge.id} preview={model.undoing} onUnmerge={onUnmerge} onClose={() => rest.onUndoMerge({ mergeId: null })} />
      )}
      <ShortcutSheet shortcuts={shortcuts} />
    </Workspace>
  );
}
