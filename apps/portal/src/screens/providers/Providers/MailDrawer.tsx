import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import type { Clinic } from '@intake/api/contract';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { answerTexts, mailMessages as texts } from './Providers.messages.ts';
import type { ProvidersActions } from './Providers.model.ts';

export interface MailDrawerProps {
  clinic: Clinic;
  onMail: ProvidersActions['onMail'];
  onClose: () => void;
}

/** What was written stays until the mail server has taken it. */
export function MailDrawer({ clinic, onMail, onClose }: MailDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { subject: '', text: '' },
    check: ({ subject, text }) => ({ subject: subject.trim() === '' && texts.required, text: text.trim() === '' && texts.required }),
    save: ({ subject, text }) => onMail({ clinic, subject: subject.trim(), text: text.trim() }),
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={formatMessage(texts.title, { name: clinic.name })} form={form} saveLabel={formatMessage(texts.send)} onClose={onClose}>
      <Banner tone="warning">{formatMessage(texts.warning)}</Banner>
      <p>{formatMessage(texts.to, { address: <bdi key="address">{clinic.email}</bdi> })}</p>
      <TextField {...form.field('subject')} label={formatMessage(texts.subject)} autoFocus isRequired maxLength={200} />
      <TextArea {...form.field('text')} label={formatMessage(texts.text)} rows={8} isRequired maxLength={5000} />
    </FormDrawer>
  );
}
