import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { answerMessages, answerText } from '../../../shared/answers/answers.messages.ts';
import { detailMessages as texts, keyRefusalTexts } from './Partners.messages.ts';

export interface KeyDrawerProps {
  onAdd: (key: { label: string; key: string }) => Outcome;
  onClose: () => void;
}

const refusalText = ({ code }: { code: string }) => keyRefusalTexts[code];
const problemText = (problem: Problem) => keyRefusalTexts[problem.code] ?? answerText(problem);

/** Takes the public key that a partner sent. */
export function KeyDrawer({ onAdd, onClose }: KeyDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { label: '', key: '' },
    check: ({ label, key }) => ({ label: label.trim() === '' && answerMessages.nameRequired, key: key.trim() === '' && texts.keyRequired }),
    save: ({ label, key }) => onAdd({ label: label.trim(), key: key.trim() }),
    onSaved: onClose,
    refusalText,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.addKey)} saveLabel={formatMessage(texts.addKey)} form={form} onClose={onClose}>
      <TextField {...form.field('label')} label={formatMessage(texts.label)} autoFocus isRequired maxLength={200} />
      <TextArea {...form.field('key')} label={formatMessage(texts.keyText)} description={formatMessage(texts.keyHint)} rows={12} isRequired maxLength={20_000} />
    </FormDrawer>
  );
}
