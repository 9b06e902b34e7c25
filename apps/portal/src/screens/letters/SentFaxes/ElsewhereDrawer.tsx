import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { worded } from '../../../data/forms/worded.ts';
import type { Outcome } from '../../../data/problem.ts';
import { chosenNumber, numberOf, numberProblems } from '../../../shared/letters/faxNumber.model.ts';
import { FaxNumberFields, type FaxNumberFieldsProps } from '../../../shared/letters/FaxNumberFields.tsx';
import { letterProblem, numberMessages, numberRefusal } from '../../../shared/letters/letters.messages.ts';
import { paneMessages as texts } from './SentFaxes.messages.ts';

export interface ElsewhereDrawerProps extends Pick<FaxNumberFieldsProps<never>, 'sites' | 'isKnown' | 'onNumber'> {
  onSend: (send: { to: string; confirmation: string | null }) => Outcome;
  onClose: () => void;
}

/** The same fax, to another number. */
export function ElsewhereDrawer({ sites, isKnown, onNumber, onSend, onClose }: ElsewhereDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: numberOf(sites),
    check: (values) => worded(numberProblems(values, isKnown === true), { required: numberMessages.required, wrong: numberMessages.confirmWrong }),
    save: (values) => onSend({ to: chosenNumber(values) ?? '', confirmation: values.confirmation || null }),
    onSaved: onClose,
    problemText: letterProblem,
    refusalText: numberRefusal,
  });
  return (
    <FormDrawer title={formatMessage(texts.elsewhereTitle)} form={form} saveLabel={formatMessage(texts.again)} onClose={onClose}>
      <FaxNumberFields form={form} sites={sites} isKnown={isKnown} onNumber={onNumber} />
    </FormDrawer>
  );
}
