import type { BreachReport, LetterPreview } from '@intake/api/contract';
import { breachInformation } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { CheckboxGroup } from '@intake/ui/Checkbox';
import { DatePicker } from '@intake/ui/DatePicker';
import { NumberField } from '@intake/ui/NumberField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Stepper } from '@intake/ui/Stepper';
import { TextArea } from '@intake/ui/TextArea';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../data/forms/controls.ts';
import { FormDrawer } from '../../data/forms/FormDrawer.tsx';
import { useForm } from '../../data/forms/useForm.ts';
import type { Loadable } from '../../data/loadable.ts';
import type { Outcome } from '../../data/problem.ts';
import { numberProblems } from '../letters/faxNumber.model.ts';
import type { FaxNumberFieldsProps } from '../letters/FaxNumberFields.tsx';
import { letterProblem, numberMessages, numberRefusal } from '../letters/letters.messages.ts';
import { Composed, Fields } from '../letters/LetterSheets.styles.ts';
import { informationNames, misdirectedMessages as texts } from './misdirected.messages.ts';
import { dayAfter, misdirectedSteps, noticeValues, reportOf, sitesOf, type MisdirectedValues, type NoticeDraft, type Sender } from './misdirected.model.ts';
import { DisposalField, NoticeFields, NoticeSheets } from './NoticeFields.tsx';

export interface MisdirectedDrawerProps extends Pick<FaxNumberFieldsProps<never>, 'isKnown' | 'onNumber'> {
  sender: Sender;
  preview: Loadable<Pick<LetterPreview, 'pages' | 'pageCount'>>;
  maySend: boolean;
  /** The clinic's own day, ISO 8601. */
  today: string;
  /** Null where no letter goes out. */
  onNotice: (change: { notice: NoticeDraft | null }) => void;
  onReport: (reported: { report: Omit<BreachReport, 'faxId' | 'version'> }) => Outcome;
  /** The register has it, and nothing here is unsaved any more: now the fax may be left. */
  onReported: () => void;
  onClose: () => void;
}

/** Days that are usually enough. */
const usualDays = 7;

/** Leads through a fax that was meant for somebody else: what it is, telling who sent it, and locking it away. */
export function MisdirectedDrawer({ sender, preview, maySend, today, isKnown, onNumber, onNotice, onReport, onReported, onClose }: MisdirectedDrawerProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [at, setAt] = useState(0);
  const step = misdirectedSteps[at]!;
  const form = useForm<MisdirectedValues>({
    initial: {
      ...noticeValues(sender, intl),
      description: '', information: ['identity', 'health'], people: 1, notice: maySend ? 'letter' : 'told', dueOn: dayAfter(today, usualDays),
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
    onSaved: onReported,
    problemText: letterProblem,
    refusalText: numberRefusal,
  });
  const isLetter = useFormValue(form, (values) => values.notice) === 'letter';
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
      {step === 'tell' && (
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
            {isLetter && <NoticeFields form={form} sites={sitesOf(sender)} isKnown={isKnown} onNumber={onNumber} onNotice={onNotice} />}
          </Fields>
          {isLetter && <NoticeSheets of={preview} />}
        </Composed>
      )}
      {step === 'lock' && (
        <Fields key={step}>
          <DisposalField form={form} />
          <DatePicker {...form.field('dueOn')} label={formatMessage(texts.dueOn)} minValue={today} isRequired />
          <Banner tone="warning">{formatMessage(texts.consequence)}</Banner>
        </Fields>
      )}
    </FormDrawer>
  );
}
