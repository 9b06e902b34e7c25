import { registerName } from '@intake/api/rules';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useCreatePatientMutation, useGetPatientQuery, useListMergesQuery, useListPatientDuplicatesQuery, useListPatientFaxesInfiniteQuery,
  useListPatientsInfiniteQuery, usePreviewUnmergeQuery, useUnmergePatientsMutation, useUpdatePatientMutation,
} from '@intake/api/client';
import type { Patient } from '@intake/api/contract';
import { dayIn, useFormats } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { useSendFax } from '../../../app/shell/sendFax.ts';
import { useCallPatient } from '../../../app/shell/callPatient.ts';
import { useTextPatient } from '../../../app/shell/textPatient.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemOf } from '../../../data/problemOf.ts';
import { useSettled } from '../../../data/useSettled.ts';
import { useFaxPreview } from '../../../shared/faxPreview/useFaxPreview.ts';
import { importPathOf } from '../../../shared/imports/importPath.ts';
import { useContacts } from './contacts/useContacts.ts';
import { useConsents } from './consents/useConsents.ts';
import { useChartExport } from './export/useChartExport.ts';
import { doublesMessages } from '../../../shared/merge/doubles.messages.ts';
import { PrintedPages } from '../../../shared/print/PrintedPages.tsx';
import { useSteady } from '../../../shared/useSteady.ts';
import { dialogMessages } from './Patients.messages.ts';
import { addressOf, chartParts, openOf, type PatientsActions } from './Patients.model.ts';
import { PatientsScreen } from './PatientsScreen.tsx';
import { useSeen } from './seen/useSeen.ts';
import { useTimeline } from './timeline/useTimeline.ts';

const typingPause = 200;
const pageSize = 100;

/** Connects the URL and the API to the screen. The URL holds ids; what was typed stays in memory. */
export function PatientsRoute() {
  const intl = useIntl();
  const formats = useFormats();
  const navigate = useNavigate();
  const { organization, may } = useAccount();
  const [address, setAddress] = useSearchParams();
  const { patientId, part: chosenPart, faxId } = openOf(address);
  const mayReadFaxes = may('faxes.read');
  const part = chosenPart ?? 'timeline';
  const [text, setText] = useState('');
  const sendFax = useSendFax();
  const textPatient = useTextPatient();
  const callPatient = useCallPatient();
  const name = useSettled(text.trim(), typingPause);
  const [today] = useState(() => dayIn(Date.now(), organization.timeZone));

  const list = useListPatientsInfiniteQuery({ query: { limit: pageSize, ...(name ? { name } : {}) } });
  const chart = useGetPatientQuery(patientId ? { params: { id: patientId } } : skipToken);
  const documents = useListPatientFaxesInfiniteQuery(patientId && mayReadFaxes && part === 'documents' ? { query: { patientId } } : skipToken);
  const { model: preview, onShowPage, onRetry } = useFaxPreview(mayReadFaxes ? faxId : null, '');
  const { locations } = useWorkplace();
  const mayWrite = may('patients.write');
  const ofChart = patientId && mayWrite ? { params: { id: patientId } } : skipToken;
  const contacts = useContacts(patientId, part === 'contacts', mayWrite);
  const consents = useConsents(patientId, part === 'consents', mayWrite);
  const timeline = useTimeline(patientId, part === 'timeline');
  const seen = useSeen(patientId, part === 'seen');
  const { pages, onPrinted, onExport } = useChartExport(patientId);
  const likely = useListPatientDuplicatesQuery(ofChart);
  const merges = useListMergesQuery(ofChart);
  const [undoingId, setUndoing] = useState<string | null>(null);
  const undoing = usePreviewUnmergeQuery(undoingId ? { params: { id: undoingId } } : skipToken, { refetchOnMountOrArgChange: true });
  const [unmergePatients] = useUnmergePatientsMutation();
  const [createPatient] = useCreatePatientMutation();
  const [updatePatient] = useUpdatePatientMutation();

  // An old id leads to the chart that took the other in.
  const successor = chart.currentData?.mergedInto;
  useEffect(() => {
    if (successor) setAddress(addressOf(successor), { replace: true });
  }, [successor, setAddress]);

  // Back leads from a document to its chart and from a chart to the list; from one to the next it does not pile up.
  const open = (patient: string | null) => setAddress(addressOf(patient, { part: chosenPart }), { replace: patientId !== null && patient !== null });
  const { onOpenFax } = useSteady<Pick<PatientsActions, 'onOpenFax'>>({
    onOpenFax: ({ faxId: fax }) => setAddress(addressOf(patientId, { part: chosenPart, faxId: fax }), { replace: faxId !== null && fax !== null }),
  });
  const likelyOf = ({ id, birthDate, ...names }: Patient) => ({ id, name: registerName(names), fact: birthDate && formats.calendarDate(birthDate) });
  const say = (what: 'created' | 'saved') => showToast(toasts, { title: intl.formatMessage(dialogMessages[what]), tone: 'success' });

  return (
    <>
      <PatientsScreen
        model={{
          text,
          list: pagedOf(list),
          openPatientId: patientId,
          chart: patientId ? loadableOf(chart) : { state: 'none' },
          documents: mayReadFaxes ? pagedOf(documents) : null,
          doubles: mayWrite && likely.currentData && merges.currentData ? { likely: likely.currentData.map(({ patient, ...found }) => ({ ...found, ...likelyOf(patient) })), merges: merges.currentData } : null,
          undoing: undoingId ? (undoing.currentData ?? null) : null,
          part,
          timeline,
          contacts,
          consents,
          seen: may('audit.read') ? seen : null,
          openFaxId: faxId,
          preview,
          locations,
          mayWrite,
          mayBook: may('appointments.write'),
          mayReadSent: may('messages.read'),
          today,
        }}
        onSearch={(search) => setText(search.text)}
        onMore={() => void list.fetchNextPage()}
        onRetry={() => void list.refetch()}
        onOpen={(opened) => open(opened.patientId)}
        onRetryChart={() => void chart.refetch()}
        onOpenPart={({ part: name }) => setAddress(addressOf(patientId, { part: chartParts.find((known) => known === name), faxId }), { replace: true })}
        onExport={onExport}
        onMoreDocuments={() => void documents.fetchNextPage()}
        onRetryDocuments={() => void documents.refetch()}
        onOpenFax={onOpenFax}
        onSendFax={may('messages.send') ? () => faxId && sendFax({ faxId }) : undefined}
        onText={may('messages.send') ? textPatient : undefined}
        onCall={may('calls.place') && may('calls.read') ? callPatient : undefined}
        onUndoMerge={({ mergeId }) => setUndoing(mergeId)}
        onUnmerge={async ({ mergeId, later }) => {
          const { data, error } = await unmergePatients({ params: { id: mergeId }, body: { later } });
          if (!data) return problemOf(error);
          showToast(toasts, { title: intl.formatMessage(doublesMessages.undone), tone: 'success' });
          return null;
        }}
        onImport={() => void navigate(importPathOf('patient'))}
        onShowPage={onShowPage}
        onRetryPreview={onRetry}
        onCreate={async ({ fields, confirmedNew }) => {
          const { data, error } = await createPatient({ body: { ...fields, sourceFaxId: null, confirmedNew } });
          if (!data) return { problem: problemOf(error) };
          say('created');
          return { patient: data };
        }}
        onUpdate={async ({ patient, fields }) => {
          const { data, error } = await updatePatient({ body: { ...fields, id: patient.id, version: patient.version } });
          if (!data) return { problem: problemOf(error) };
          say('saved');
          return { patient: data };
        }}
      />
      {pages && <PrintedPages pages={pages} onDone={onPrinted} />}
    </>
  );
}
