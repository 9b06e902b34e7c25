import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { answerText } from '../../../shared/answers/answers.messages.ts';
import { webhookMessages as texts } from './Webhook.messages.ts';

export interface WebhookDrawerProps {
  url: string;
  onSet: (webhook: { url: string }) => Outcome;
  onClose: () => void;
}

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** Where a partner is told what becomes of its referrals. */
export function WebhookDrawer({ url, onSet, onClose }: WebhookDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { url },
    check: (values) => ({ url: !isAddress(values.url.trim()) && texts.urlNeeded }),
    save: (values) => onSet({ url: values.url.trim() }),
    onSaved: onClose,
    refusalText: ({ code }) => (code === 'not-public' ? texts.urlPublic : texts.urlNeeded),
    problemText: answerText,
  });
  return (
    <FormDrawer title={formatMessage(texts.set)} form={form} onClose={onClose}>
      <TextField {...form.field('url')} label={formatMessage(texts.url)} description={formatMessage(texts.urlHint)} inputMode="url" autoFocus isRequired maxLength={2000} />
    </FormDrawer>
  );
}
