import { UserRoundPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { CandidateList } from '@intake/ui/CandidateList';
import { ComboBox } from '@intake/ui/ComboBox';
import { Kbd } from '@intake/ui/Kbd';
import { PaneSection } from '@intake/ui/Pane';
import type { Candidate, Extraction } from '@intake/api/contract';
import { certaintyOf, phoneText } from '@intake/api/rules';
import { PatientAlerts } from '../../../../shared/patient/PatientAlerts.tsx';
import { useCommand } from '../commands.tsx';
import type { PartySearch } from '../model/screenModel.ts';
import type { Party } from '../model/party.ts';
import type { Command } from '../model/shortcuts.ts';
import { ChosenParty } from './ChosenParty.tsx';
import { formMessages as texts } from './form.messages.ts';
import { Finding, Missing, Quiet } from './Form.styles.ts';
import { OnThePage } from './OnThePage.tsx';
import { reasonName } from './reasons.ts';
import { useCandidateKeys } from './useCandidateKeys.ts';

export interface PartyFieldProps {
  kind: 'patient' | 'physician';
  value: Party | null;
  candidates: readonly Candidate[];
  readings: readonly Extraction[];
  activeField: string | null;
  search: PartySearch;
  /** Why nobody is not enough. */
  error?: string;
  isDisabled: boolean;
  /** The digits choose here. */
  hasDigits: boolean;
  searchCommand: Command;
  onChange: (change: { party: Party | null }) => void;
  onShow: (shown: { field: Extraction['field'] }) => void;
  onSearch: (search: { text: string }) => void;
  /** Left out where one may not create any. */
  onCreate?: () => void;
}

/** The most telling ones; the rest is on the page. */
const shownReadings = 4;

/** Enter in the search looks for somebody. Filing is a chord of its own, never a slip of the hand. */
const keepFromFiling = (event: KeyboardEvent) => event.key === 'Enter' && event.target instanceof HTMLInputElement && event.preventDefault();

const partyOf = ({ id, name, details, alerts }: Candidate): Party => ({ id, name, details, alerts });

/** Whose document it is, or who sent it: what the page says, who fits, and a search. Nobody is forced on anyone. */
export function PartyField(props: PartyFieldProps) {
  const { kind, value, candidates, readings, activeField, error, isDisabled, hasDigits, searchCommand, onChange, onShow } = props;
  const intl = useIntl();
  const [isChanging, setChanging] = useState(false);
  const section = useRef<HTMLElement>(null);
  const label = intl.formatMessage(texts[kind]);
  const candidate = candidates.find(({ id }) => id === value?.id);
  // Once somebody is chosen and everything agrees, the reasons on the card say what the page says.
  const needsReadings = value === null || isChanging || !candidate || readings.some((one) => certaintyOf(one) === 'ambiguous');
  const isOpen = !isDisabled && (value === null || isChanging);

  const choose = (party: Party | null) => {
    setChanging(false);
    onChange({ party });
  };
  useCandidateKeys(hasDigits && !isDisabled ? candidates.map((one) => () => choose(partyOf(one))) : []);
  const startSearch = () => {
    setChanging(true);
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('[role=combobox]')?.focus());
  };
  useCommand(searchCommand, isDisabled ? null : startSearch);

  return (
    <PaneSection
      ref={section}
      isRegion
      title={label}
      actions={
        value &&
        !isDisabled && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={intl.formatMessage(texts.changeOf, { field: label })}
            onPress={() => (isChanging ? setChanging(false) : startSearch())}
          >
            {intl.formatMessage(texts.change)}
          </Button>
        )
      }
    >
      {readings.length > 0 && needsReadings && <OnThePage readings={readings.slice(0, shownReadings)} activeField={activeField} onShow={onShow} />}
      {value && <ChosenParty party={value} candidate={candidate} readings={readings} activeField={activeField} onShow={onShow} />}
      {value && <PatientAlerts alerts={value.alerts} />}
      {isOpen && <Choice {...props} label={label} value={value} onChoose={choose} />}
      {!value && isDisabled && <Quiet>{intl.formatMessage(kind === 'patient' ? texts.noMatchPatient : texts.noMatchPhysician)}</Quiet>}
      {/* By its name the form knows that the refusal has a place of its own. The focus stays, as a digit chooses. */}
      <input type="hidden" name={kind} value={value?.id ?? ''} />
      {error && !value && <Missing role="alert">{error}</Missing>}
    </PaneSection>
  );
}

interface ChoiceProps extends PartyFieldProps {
  label: string;
  onChoose: (party: Party | null) => void;
}

function Choice({ kind, label, value, candidates, search, hasDigits, onChoose, onSearch, onCreate }: ChoiceProps) {
  const intl = useIntl();
  const formats = useFormats();
  const others = candidates.filter(({ id }) => id !== value?.id);
  const found = search.state === 'ready' ? search.value : [];
  return (
    <>
      {others.length > 0 && (
        <CandidateList
          label={intl.formatMessage(texts.candidatesFor, { field: label })}
          isLabelHidden
          value={null}
          candidates={others.map((one) => ({
            id: one.id,
            title: one.name,
            detail: (
              <>
                {hasDigits && <Kbd keys={[String(candidates.indexOf(one) + 1)]} />} <bdi>{one.details.map(phoneText).join(' · ')}</bdi>
              </>
            ),
            score: one.score,
            scoreLabel: formats.percent(one.score),
            reasons: one.reasons.map(({ code, agrees }) => ({ id: code, label: reasonName(code, intl), isMatch: agrees })),
          }))}
          onChange={(change) => {
            const chosen = others.find(({ id }) => id === change.value);
            if (chosen) onChoose(partyOf(chosen));
          }}
        />
      )}
      {candidates.length === 0 && !value && (
        <Quiet>{intl.formatMessage(kind === 'patient' ? texts.noMatchPatient : texts.noMatchPhysician)}</Quiet>
      )}
      <Finding onKeyDown={keepFromFiling}>
        <ComboBox
          label={intl.formatMessage(kind === 'patient' ? texts.searchPatients : texts.searchPhysicians)}
          isLabelHidden
          placeholder={intl.formatMessage(kind === 'patient' ? texts.searchPatients : texts.searchPhysicians)}
          isRemote
          isLoading={search.state === 'loading'}
          value={null}
          items={found.map((one) => ({ id: one.id, label: one.name, description: one.details.map(phoneText).join(' · ') }))}
          onInputChange={(change) => onSearch({ text: change.value })}
          onChange={(change) => {
            const chosen = found.find(({ id }) => id === change.value);
            if (chosen) onChoose(chosen);
          }}
        />
        {onCreate && (
          <Button icon={<UserRoundPlus aria-hidden />} onPress={onCreate}>
            {intl.formatMessage(kind === 'patient' ? texts.createPatient : texts.createPhysician)}
          </Button>
        )}
      </Finding>
    </>
  );
}
