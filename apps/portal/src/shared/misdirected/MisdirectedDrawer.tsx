import type { BreachReport, LetterPreview } from '@intake/api/contract';
import { breachDisposals, breachInformation } from '@intake/api/rules';
import { localeNames } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { CheckboxGroup } from '@intake/ui/Checkbox';
import { DatePicker } from '@intake/ui/DatePicker';
import { NumberField } from '@intake/ui/NumberField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { Stepper } from '@intake/ui/Stepper';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../data/forms/controls.ts';
import { FormDrawer } from '../../data/forms/FormDrawer.tsx';
import { useForm } from '../../data/forms/useForm.ts';
import type { Loadable } from '../../data/loadable.ts';
import type { Outcome } from '../../data/problem.ts';
import { numberOf, numberProblems } from '../letters/faxNumber.model.ts';
import { FaxNumberFields, type FaxNumberFieldsProps } from '../letters/FaxNumberFields.tsx';
import { letterProblem, numberMessages, numberRefusal } from '../letters/letters.messages.ts';
import { LetterSheets } from '../letters/LetterSheets.tsx';
import { Composed, Fields } from '../letters/LetterSheets.styles.ts';
import { disposalNames, informationNames, misdirectedMessages as texts } from './misdirected.messages.ts';
import { dayAfter, misdirectedSteps, noticeOf, reportOf, type MisdirectedValues, type NoticeDraft } from './misdirected.model.ts';

export interface MisdirectedDrawerProps extends Pick<FaxNumberFieldsProps<never>, 'isKnown' | 'onNumber'> {
  /** Who sent it, as far as the line told. */
  sender: { number: string | null; name: string | null };
  preview: Loadable<Pick<LetterPreview, 'pages' | 'pageCount'>>;
  maySend: boolean;
  /** The clinic's own day, ISO 8601. */
  today: string;
  /** Null where no letter goes out. */
  onNotice: (change: { notice: NoticeDraft | null }) => void;
  onReport: (reported: { report: Omit<BreachReport, 'faxId' | 'version'> }) => Outcome;
  onClose: () => void;
}

/** Days that are usually enough. */
const usualDays = 7;

/** Leads through a fax that was meant for somebody else: what it is, telling who sent it, and locking it away. */
export function MisdirectedDrawer({ sender, preview, maySend, today, isKnown, onNumber, onNotice, onReport, onClose }: MisdirectedDrawerProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [at, setAt] = useState(0);
  const step = misdirectedSteps[at]!;
  const form = useForm<MisdirectedValues>({
    initial: {
      ...numberOf(sender.number ? [{ number: sender.number, name: sender.name ?? '' }] : []),
      description: '', information: ['identity', 'health'], people: 1, notice: maySend ? 'letter' : 'told', name: sender.name ?? '', locale: intl.locale.slice(0, 2),
      disposal: 'destroy', dueOn: dayAfter(today, usualDays),
    },
    check: (values) => {
      const number = step === 'tell' && values.notice === 'letter' ? numberProblems(values, isKnown === true) : {};
      return {
        description: values.description.trim() === '' && texts.descriptionEmpty,
        number: number.number && numberMessages.required,
        confirmation: number.confirmation && numberMessages.confirmWrong,
        dueOn: step === 'lock' && !values.dueOn && texts.dueOnEmpty,
      };
    },
    save: (values) => (step === 'lock' ? onReport({ report: reportOf(values) }) : setAt(at + 1)),
    onSaved: onClose,
    problemText: letterProblem,
    refusalText: numberRefusal,
  });
  const isLetter = useFormValue(form, (values) => values.notice) === 'letter';
  const draft = useFormValue(form, (values) => JSON.stringify(values.notice === 'letter' ? noticeOf(values) : null));
  const isTelling = step === 'tell';
  useEffect(() => onNotice({ notice: isTelling ? (JSON.parse(draft) as NoticeDraft | null) : null }), [draft, isTelling, onNotice]);
  return (
    <FormDrawer size="lg" title={formatMessage(texts.title)} form={form} saveLabel={formatMessage(step === 'lock' ? texts.report : texts.next)} onClose={onClose}>
      <Stepper
        label={formatMessage(texts.steps)}
        steps={misdirectedSteps.map((id, index) => ({ id, title: formatMessage(texts[id]), state: index < at ? 'complete' : index === at ? 'current' : 'upcoming' }))}
        onSelect={({ id }) => setAt(misdirectedSteps.findIndex((one) => one === id))}
      />
      {step === 'what' && (
        <Fields key={step}>
          <TextArea {...form.field('description')} label={formatMessage(texts.description)} description={formatMessage(texts.descriptionText)} rows={3} maxLength={2000} isRequired autoFocus />
          <CheckboxGroup {...form.field('information')} label={formatMessage(texts.information)} items={breachInformation.map((id) => ({ id, label: formatMessage(informationNames[id]) }))} />
          <NumberField {...form.field('people')} label={formatMessage(texts.people)} minValue={0} maxValue={100_000} />
        </Fields>
      )}
      {isTelling && (
        <Composed key={step}>
          <Fields>
            <RadioGroup
              {...choice(form, 'notice')}
              label={formatMessage(texts.notice)}
              items={[
                ...(maySend ? [{ id: 'letter', label: formatMessage(texts.byLetter) }] : []),
                { id: 'told', label: formatMessage(texts.byWord) },
                { id: 'later', label: formatMessage(texts.later) },
              ]}
            />
            {isLetter && (
              <>
                <TextField {...form.field('name')} label={formatMessage(texts.recipient)} maxLength={200} />
                <FaxNumberFields form={form} sites={sender.number ? [{ number: sender.number, name: sender.name ?? '' }] : []} isKnown={isKnown} onNumber={onNumber} />
                <RadioGroup {...choice(form, 'disposal')} label={formatMessage(texts.disposal)} items={breachDisposals.map((id) => ({ id, label: formatMessage(disposalNames[id]) }))} />
                <Select {...choice(form, 'locale')} label={formatMessage(texts.locale)} items={Object.entries(localeNames).map(([id, label]) => ({ id, label }))} />
              </>
            )}
          </Fields>
          {isLetter && (
            <Fields role="group" aria-label={formatMessage(texts.preview)}>
              <LetterSheets of={preview} />
            </Fields>
          )}
        </Composed>
      )}
      {step === 'lock' && (
        <Fields key={step}>
          <RadioGroup {...choice(form, 'disposal')} label={formatMessage(texts.disposal)} items={breachDisposals.map((id) => ({ id, label: formatMessage(disposalNames[id]) }))} />
          <DatePicker {...form.field('dueOn')} label={formatMessage(texts.dueOn)} minValue={today} isRequired />
          <Banner tone="warning">{formatMessage(texts.consequence)}</Banner>
        </Fields>
      )}
    </FormDrawer>
  );
}
