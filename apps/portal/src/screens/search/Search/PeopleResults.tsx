import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Patient, Physician } from '@intake/api/contract';
import { formatHealthNumber, phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Button } from '@intake/ui/Button';
import { List } from '@intake/ui/List';
import type { ListItem } from '@intake/ui/List';
import { searchMessages as texts } from './Search.messages.ts';
import { shownPeople } from './Search.model.ts';
import type { Kind } from './Search.model.ts';
import { Section, SectionHead } from './Search.styles.ts';

export interface PeopleResultsProps {
  patients: readonly Patient[];
  physicians: readonly Physician[];
  kind: Kind;
  /** Whether a patient's chart can be opened from here. */
  hasChart: boolean;
  onKind: (choice: { kind: Kind }) => void;
  onPhysician: (choice: { name: string }) => void;
}

const nameOf = ({ givenName, familyName }: Pick<Patient, 'givenName' | 'familyName'>) => [givenName, familyName].filter(Boolean).join(' ');

/** Short sections; a patient opens the chart, a physician the faxes that name them. */
export function PeopleResults({ patients, physicians, kind, hasChart, onKind, onPhysician }: PeopleResultsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const shownPatients = shownPeople(patients, kind);
  const shownPhysicians = shownPeople(physicians, kind);
  return (
    <>
      <People
        title={formatMessage(texts.patients)}
        hidden={shownPatients.hidden}
        onAll={() => onKind({ kind: 'patients' })}
        items={shownPatients.shown.map((patient) => ({
          id: patient.id,
          title: nameOf(patient),
          href: hasChart ? `/app/apps/clients?patient=${patient.id}` : undefined,
          start: <Avatar name={nameOf(patient)} isDecorative size="sm" />,
          detail: (
            <Parts
              parts={[
                patient.birthDate && formats.calendarDate(patient.birthDate),
                patient.healthNumber && formatHealthNumber(patient.healthNumber, patient.province, patient.versionCode),
              ]}
            />
          ),
        }))}
      />
      <People
        title={formatMessage(texts.physicians)}
        hidden={shownPhysicians.hidden}
        onAll={() => onKind({ kind: 'physicians' })}
        onAction={({ id }) => {
          const chosen = physicians.find((physician) => physician.id === id);
          if (chosen) onPhysician({ name: nameOf(chosen) });
        }}
        items={shownPhysicians.shown.map((physician) => ({
          id: physician.id,
          title: nameOf(physician),
          start: <Avatar name={nameOf(physician)} isDecorative size="sm" />,
          detail: <Parts parts={[physician.specialty, physician.clinicName, physician.faxNumbers[0] && phoneText(physician.faxNumbers[0])]} />,
        }))}
      />
    </>
  );
}

interface PeopleProps {
  title: string;
  items: ListItem[];
  hidden: number;
  onAll: () => void;
  onAction?: (action: { id: string }) => void;
}

function People({ title, items, hidden, onAll, onAction }: PeopleProps) {
  const { formatMessage } = useIntl();
  if (items.length === 0) return null;
  return (
    <Section>
      <SectionHead>
        <h2>{title}</h2>
        {hidden > 0 && (
          <Button size="sm" variant="quiet" onPress={onAll}>
            {formatMessage(texts.showAll, { count: hidden })}
          </Button>
        )}
      </SectionHead>
      <List label={title} items={items} onAction={onAction} />
    </Section>
  );
}

/** What is known, each part in its own direction. */
function Parts({ parts }: { parts: readonly (string | null | undefined)[] }): ReactNode {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part, at) => (
      <span key={part}>
        {at > 0 && ' · '}
        <bdi>{part}</bdi>
      </span>
    ));
}
