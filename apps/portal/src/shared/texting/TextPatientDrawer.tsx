import type { Reach } from '@intake/api/contract';
import { channelOf, phoneText, type Locale } from '@intake/api/rules';
import { ComboBox } from '@intake/ui/ComboBox';
import { Drawer } from '@intake/ui/Drawer';
import { Loaded } from '@intake/ui/Loaded';
import { Select } from '@intake/ui/Select';
import { Skeleton } from '@intake/ui/Skeleton';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLeaving } from '../../data/forms/useLeaving.tsx';
import type { Loadable } from '../../data/loadable.ts';
import { PatientAlerts } from '../patient/PatientAlerts.tsx';
import type { PatientSearch } from '../patient/patientSearch.ts';
import { Composer, type ComposerProps } from './Composer.tsx';
import { isBlank, noDraft, zoneOf, type ComposerModel } from './composer.model.ts';
import { Facts, Stack } from './Composer.styles.ts';
import { textPatientMessages as texts } from './textPatient.messages.ts';

export interface Recipient {
  id: string;
  name: string;
  /** Numbers, then the e-mail address. */
  addresses: readonly string[];
  language: Locale | null;
  alerts: readonly string[];
}

export interface TextPatientModel extends Pick<ComposerModel, 'templates' | 'preview' | 'price' | 'visits' | 'now'> {
  /** Null where one is still to be chosen. */
  patient: Recipient | null;
  /** Whoever asked for the drawer chose the patient too. */
  isFixed: boolean;
  /** Found by what was typed. */
  patients: PatientSearch;
  number: string | null;
  reach: Loadable<Reach> | { state: 'none' };
  /** Of the clinic. */
  timeZone: string;
}

export interface TextPatientDrawerProps extends Pick<ComposerProps, 'onPreview' | 'onSend'> {
  model: TextPatientModel;
  onSearch: (search: { text: string }) => void;
  onPatient: (choice: { patientId: string | null }) => void;
  onNumber: (choice: { number: string }) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Writes to a patient from wherever they are spoken of. */
export function TextPatientDrawer({ model, onSearch, onPatient, onNumber, onRetry, onPreview, onSend, onClose }: TextPatientDrawerProps) {
  const { formatMessage } = useIntl();
  const written = useRef(noDraft);
  const { leave, question } = useLeaving(() => !isBlank(written.current));
  const [isPicking, setPicking] = useState(false);
  const { patient, isFixed, patients, number, reach, timeZone, ...composing } = model;
  return (
    <>
      <Drawer
        isOpen
        title={isFixed && patient ? formatMessage(texts.titleTo, { name: patient.name }) : formatMessage(texts.title)}
        onOpenChange={({ isOpen }) => !isOpen && leave(onClose)}
      >
        <Stack data-wide>
          {!isFixed && (
            <ComboBox
              label={formatMessage(texts.patient)}
              placeholder={formatMessage(texts.patientPlaceholder)}
              {...patients}
              isRemote
              isRequired
              autoFocus
              onInputChange={({ value }) => onSearch({ text: value })}
              onChange={({ value }) => onPatient({ patientId: value })}
            />
          )}
          {patient && <PatientAlerts alerts={patient.alerts} />}
          {patient && patient.addresses.length === 0 && <Facts role="status">{formatMessage(texts.noNumber)}</Facts>}
          {patient && patient.addresses.length > 0 && (
            <Select
              label={formatMessage(texts.number)}
              items={patient.addresses.map((id) => ({ id, label: phoneText(id) }))}
              value={number}
              onChange={({ value }) => onNumber({ number: value })}
            />
          )}
          {patient && number && reach.state !== 'none' && (
            <Loaded of={reach} waiting={<Skeleton lines={4} />} onRetry={onRetry}>
              {(value) => (
                <Composer
                  isBare
                  model={{ ...composing, channel: channelOf(number), otherWay: null, reach: value, holder: null, language: patient.language, timeZone: zoneOf(value, timeZone) }}
                  isPicking={isPicking}
                  onPicking={({ isOpen }) => setPicking(isOpen)}
                  onPreview={onPreview}
                  onDraft={(draft) => {
                    written.current = draft;
                  }}
                  onSend={async (message) => {
                    const problem = await onSend(message);
                    if (problem === null) {
                      written.current = noDraft;
                      onClose();
                    }
                    return problem;
                  }}
                />
              )}
            </Loaded>
          )}
        </Stack>
      </Drawer>
      {question}
    </>
  );
}
