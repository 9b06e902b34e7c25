import { MessageSquare, Pencil } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Button } from '@intake/ui/Button';
import { Muted } from '@intake/ui/CrudTable';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { IconButton } from '@intake/ui/IconButton';
import { LinkButton } from '@intake/ui/Link';
import { Loaded } from '@intake/ui/Loaded';
import { Pane, PaneBody, PaneHeader } from '@intake/ui/Pane';
import { Skeleton } from '@intake/ui/Skeleton';
import { Tabs } from '@intake/ui/Tabs';
import type { Patient } from '@intake/api/contract';
import { phoneText, registerName } from '@intake/api/rules';
import { patientTexts, sexNames } from '../../../shared/patient/patient.messages.ts';
import { CallButton } from '../../../shared/calls/CallButton.tsx';
import { PatientAlerts } from '../../../shared/patient/PatientAlerts.tsx';
import { ageOn } from '../../../shared/patient/patientForm.ts';
import { useLanguageName } from '../../../shared/patient/useLanguageName.ts';
import { cardOf } from '../card.ts';
import { ContactsPart } from './contacts/ContactsPart.tsx';
import { contactTexts } from './contacts/contacts.messages.ts';
import { consentTexts } from './consents/consents.messages.ts';
import { ConsentsPart } from './consents/ConsentsPart.tsx';
import { ExportMenu } from './export/ExportMenu.tsx';
import { PatientDocuments } from './PatientDocuments.tsx';
import { Doubles } from '../../../shared/merge/Doubles.tsx';
import { chartMessages as texts } from './Patients.messages.ts';
import type { ChartModel, PatientsActions, PatientsModel } from './Patients.model.ts';
import { seenTexts } from './seen/seen.messages.ts';
import { SeenPart } from './seen/SeenPart.tsx';
import { timelineTexts } from './timeline/timeline.messages.ts';
import { TimelinePart } from './timeline/TimelinePart.tsx';

export interface PatientChartProps extends Pick<PatientsActions, 'onOpenFax' | 'onMoreDocuments' | 'onRetryDocuments' | 'onRetryChart' | 'onUndoMerge' | 'onOpenPart' | 'onExport' | 'onText' | 'onCall'> {
  model: Pick<PatientsModel, 'documents' | 'doubles' | 'openFaxId' | 'today' | 'locations' | 'mayBook' | 'part' | 'timeline' | 'contacts' | 'consents' | 'seen'>;
  chart: Exclude<ChartModel, { state: 'none' }>;
  /** A document stands beside it, in the place of the list. */
  isReading: boolean;
  onBack: () => void;
  /** Left out where one may not. */
  onEdit?: () => void;
}

/** Who the patient is, and everything that was filed to them. */
export function PatientChart(props: PatientChartProps) {
  const { chart, onRetryChart } = props;
  const intl = useIntl();
  return (
    <Loaded
      of={chart}
      isPane
      waiting={
        <>
          <Skeleton width="45%" height="1.75rem" />
          <Skeleton lines={4} />
          <Skeleton lines={6} />
        </>
      }
      waitingLabel={intl.formatMessage(texts.loading)}
      failed={{ title: intl.formatMessage(texts.failedTitle), text: intl.formatMessage(texts.failedText) }}
      onRetry={onRetryChart}
    >
      {(patient) => <OpenChart {...props} patient={patient} />}
    </Loaded>
  );
}

function OpenChart({ patient, model, isReading, onBack, onEdit, onText, onCall, onUndoMerge, onOpenPart, onExport, ...rest }: PatientChartProps & { patient: Patient }) {
  const intl = useIntl();
  const { documents, doubles, openFaxId, today, locations, mayBook, part, timeline, contacts, consents, seen } = model;
  const parts = [
    { id: 'timeline', label: intl.formatMessage(timelineTexts.title), content: <TimelinePart {...timeline} openFaxId={openFaxId} onOpenFax={rest.onOpenFax} /> },
    documents && { id: 'documents', label: intl.formatMessage(texts.documents), content: <PatientDocuments documents={documents} openFaxId={openFaxId} {...rest} /> },
    { id: 'contacts', label: intl.formatMessage(contactTexts.title), content: <ContactsPart {...contacts} /> },
    { id: 'consents', label: intl.formatMessage(consentTexts.title), content: <ConsentsPart {...consents} /> },
    seen && { id: 'seen', label: intl.formatMessage(seenTexts.title), content: <SeenPart {...seen} /> },
  ].filter((shown) => shown !== null);
  const born = useBorn(patient, today);
  const card = cardOf(patient);
  const sex = patient.sex && intl.formatMessage(sexNames[patient.sex]);
  return (
    <Pane label={intl.formatMessage(texts.title)}>
      <PaneHeader
        title={registerName(patient)}
        detail={[born, sex, card && <bdi key="card">{card}</bdi>, card && patient.province].filter(Boolean).map((fact, at) => (
          <span key={at}>
            {at > 0 && ' · '}
            {fact}
          </span>
        ))}
        start={<Avatar name={[patient.givenName, patient.familyName].filter(Boolean).join(' ')} isDecorative />}
        actions={
          <>
            {mayBook && (
              <LinkButton size="sm" href={`/app/apps/appointmentDetails/list?patient=${patient.id}`}>
                {intl.formatMessage(texts.book)}
              </LinkButton>
            )}
            {onCall && <CallButton onPress={() => onCall({ patientId: patient.id, name: registerName(patient), appointmentId: null })} />}
            {onText && (
              <IconButton size="sm" label={intl.formatMessage(texts.text)} icon={<MessageSquare aria-hidden />} onPress={() => onText({ patientId: patient.id })} />
            )}
            <ExportMenu onExport={onExport} />
            {onEdit && (
              <Button size="sm" icon={<Pencil aria-hidden />} onPress={onEdit}>
                {intl.formatMessage(texts.edit)}
              </Button>
            )}
          </>
        }
        backLabel={intl.formatMessage(texts.back)}
        backKeys={['Escape']}
        isBackNarrow={!isReading}
        onBack={onBack}
      />
      <PatientAlerts alerts={patient.alerts} isEdge />
      <PaneBody>
        <Contact patient={patient} locations={locations} />
        {doubles && <Doubles kind="patient" id={patient.id} doubles={doubles} onUndo={onUndoMerge} />}
        <Tabs isFlush label={intl.formatMessage(texts.parts)} items={parts} value={part} onChange={({ value }) => onOpenPart({ part: value })} />
      </PaneBody>
    </Pane>
  );
}

/** How the patient is reached; who they are stands in the head. */
function Contact({ patient, locations }: { patient: Patient } & Pick<PatientsModel, 'locations'>) {
  const nameOf = useLanguageName();
  const intl = useIntl();
  const shown = (facts: readonly (string | null)[]) => {
    const stated = facts.filter((fact) => fact !== null);
    if (stated.length === 0) return <Muted>{intl.formatMessage(texts.notStated)}</Muted>;
    return stated.map((fact) => (
      <div key={fact}>
        <bdi>{fact}</bdi>
      </div>
    ));
  };
  const location = locations.find(({ id }) => id === patient.locationId)?.name ?? null;
  return (
    <DescriptionList
      isStacked
      items={[
        { id: 'phones', term: intl.formatMessage(patientTexts.phone), details: shown(patient.phones.map(phoneText)) },
        { id: 'email', term: intl.formatMessage(patientTexts.email), details: shown([patient.email]) },
        { id: 'address', term: intl.formatMessage(patientTexts.address), details: shown([patient.address]) },
        { id: 'language', term: intl.formatMessage(patientTexts.language), details: shown([patient.language && nameOf(patient.language)]) },
        { id: 'location', term: intl.formatMessage(patientTexts.location), details: shown([location]) },
      ]}
    />
  );
}

/** The birth date with the age that follows from it. */
function useBorn({ birthDate }: Patient, today: string): string | null {
  const intl = useIntl();
  const formats = useFormats();
  return birthDate && intl.formatMessage(texts.born, { date: formats.calendarDate(birthDate), age: ageOn(birthDate, today) });
}
