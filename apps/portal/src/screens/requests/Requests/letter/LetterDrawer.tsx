import type { LetterPreview, ReferralAnswer, RequestAction, RequestDetail } from '@intake/api/contract';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { localeNames, useFormats } from '@intake/i18n';
import { choice, useFormValue } from '../../../../data/forms/controls.ts';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Loadable } from '../../../../data/loadable.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { numberProblems } from '../../../../shared/letters/faxNumber.model.ts';
import { FaxNumberFields } from '../../../../shared/letters/FaxNumberFields.tsx';
import { letterKindNames, letterProblem, numberMessages, numberRefusal } from '../../../../shared/letters/letters.messages.ts';
import { LetterSheets } from '../../../../shared/letters/LetterSheets.tsx';
import { Composed, Fields } from '../../../../shared/letters/LetterSheets.styles.ts';
import { problemText } from '../../../../shared/requests/problemText.ts';
import type { Directory } from '../act/RedirectFields.tsx';
import { dialogMessages } from '../Requests.messages.ts';
import { actionNames } from '../../words.messages.ts';
import { letterMessages as texts, letterTitles, tellNames } from './letter.messages.ts';
import { actionOf, answerOf, followingKinds, lackingOf, letterOf, letterValuesOf, sitesOf, tellings, type LetterEvent } from './letter.model.ts';
import { LetterFields } from './LetterFields.tsx';

export interface LetterDrawerProps {
  request: RequestDetail;
  /** Null for a letter that changes nothing. */
  event: LetterEvent | null;
  /** It takes back what an earlier letter said. */
  isCorrection?: boolean;
  directory: Directory;
  preview: Loadable<Pick<LetterPreview, 'pages' | 'pageCount'>>;
  isKnown: boolean | null;
  onNumber: (choice: { number: string | null }) => void;
  /** What the form says now, for the preview; null while it says too little. */
  onCompose: (compose: { letter: ReturnType<typeof letterOf> }) => void;
  onAnswer: (answer: { answer: ReferralAnswer }) => Outcome;
  /** Without a letter. */
  onAct: (act: { action: RequestAction }) => Outcome;
  onClose: () => void;
}

/** Answers whoever referred: what is said, as the page that will arrive, and where it goes. */
export function LetterDrawer({ request, event, isCorrection, directory, preview, isKnown, onNumber, onCompose, onAnswer, onAct, onClose }: LetterDrawerProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const formats = useFormats();
  const sites = sitesOf(request);
  const corrected = isCorrection && request.correctable ? { date: formats.date(request.correctable.at) } : null;
  const wording = corrected ? { subject: formatMessage(texts.correctionSubject, corrected), body: formatMessage(texts.correctionBody, corrected) } : undefined;
  const form = useForm({
    initial: letterValuesOf(request, event, intl.locale.slice(0, 2), wording),
    check: (values) => {
      const number = values.tell === 'fax' ? numberProblems(values, isKnown !== false) : {};
      return {
        missing: event === 'ask' && values.missing.length === 0 && dialogMessages.askEmpty,
        redirectTo: event === 'redirect' && values.redirectTo.trim() === '' && dialogMessages.redirectEmpty,
        weeks: event === 'accept' && values.tell === 'fax' && values.weeks === null && texts.weeksNeeded,
        body: values.kind === 'free' && values.body.trim() === '' && texts.bodyNeeded,
        number: number.number && numberMessages.required,
        // Whether digits are needed at all may just have changed: where none are typed, the server says.
        confirmation: number.confirmation && values.confirmation !== '' && numberMessages.confirmWrong,
      };
    },
    save: (values) => {
      const letter = letterOf(request, event, values);
      if (event && values.tell !== 'fax') return onAct({ action: actionOf(event, request, values) });
      return letter ? onAnswer({ answer: answerOf(letter, values) }) : Promise.resolve(null);
    },
    onSaved: onClose,
    problemText: (problem) => (problem.code in { claimed: 1, 'version-conflict': 1 } ? problemText(problem) : letterProblem(problem)),
    refusalText: numberRefusal,
  });
  const tell = useFormValue(form, (values) => values.tell);
  const kind = useFormValue(form, (values) => values.kind);
  const composed = useFormValue(form, (values) => JSON.stringify(letterOf(request, event, values)));
  useEffect(() => onCompose({ letter: JSON.parse(composed) as ReturnType<typeof letterOf> }), [composed, onCompose]);
  const isFax = tell === 'fax';
  const verb = formatMessage(event ? actionNames[event] : texts.send);
  return (
    <FormDrawer
      size="xl"
      title={formatMessage(event ? letterTitles[event] : corrected ? texts.correct : texts.writeTitle)}
      form={form}
      saveLabel={event && isFax ? formatMessage(texts.andSend, { action: verb }) : verb}
      onClose={onClose}
    >
      <Composed>
        <Fields>
          {!event && (
            <Select
              {...choice(form, 'kind')}
              label={formatMessage(texts.kind)}
              items={followingKinds.map((id) => ({ id, label: formatMessage(letterKindNames[id]) }))}
            />
          )}
          <LetterFields form={form} event={event} kind={kind} directory={directory} />
          {event && event !== 'ask' && (
            <Select {...choice(form, 'tell')} label={formatMessage(texts.tell)} items={tellings.map((id) => ({ id, label: formatMessage(tellNames[id]) }))} />
          )}
          {isFax && (
            <>
              <TextField {...form.field('recipient')} label={formatMessage(texts.recipient)} maxLength={200} />
              <FaxNumberFields form={form} sites={sites} isKnown={isKnown} onNumber={onNumber} />
              <Select
                {...choice(form, 'locale')}
                label={formatMessage(texts.locale)}
                items={Object.entries(localeNames).map(([id, label]) => ({ id, label }))}
              />
            </>
          )}
        </Fields>
        {isFax && <LetterSheets of={composed === 'null' ? { state: 'failed', problem: lackingOf(event) } : preview} />}
      </Composed>
    </FormDrawer>
  );
}
