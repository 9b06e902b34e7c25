import { readReplyToken } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { useForm } from '../../../data/forms/useForm.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { letterCodeMessages as texts } from './visit.messages.ts';

export interface LetterCodeScreenProps {
  /** What was typed before, of which the server knows nothing. */
  unknown?: string;
  onCode: (typed: { code: string }) => void;
}

/** With hyphens at which no line breaks. */
const example = '7KPM-3RTW-9XQD-5HCD'.replaceAll('-', '\u2011');

/** Whoever holds a letter that asks for something types its code, and sends that here instead of by fax. */
export function LetterCodeScreen({ unknown, onCode }: LetterCodeScreenProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { code: unknown ?? '' },
    check: ({ code }) => ({ code: readReplyToken(code) === null && texts.invalid }),
    save: async ({ code }) => {
      onCode({ code: readReplyToken(code) ?? code });
      return null;
    },
  });
  return (
    <AuthCard title={formatMessage(texts.title)} lead={formatMessage(texts.lead)}>
      {unknown !== undefined && <Banner tone="danger">{formatMessage(texts.unknown)}</Banner>}
      <Form {...form.props} label={formatMessage(texts.title)}>
        <TextField {...form.field('code')} label={formatMessage(texts.code)} description={formatMessage(texts.example, { example })} autoComplete="off" autoFocus maxLength={40} />
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {formatMessage(texts.submit)}
        </Button>
      </Form>
    </AuthCard>
  );
}
