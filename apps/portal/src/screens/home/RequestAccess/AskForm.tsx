import type { AccessAsking, OwnAccess } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../../data/forms/useForm.ts';
import { useUnsaved } from '../../../data/forms/useUnsaved.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { accessMessages as texts } from './RequestAccess.messages.ts';
import type { Outcome } from '../../../data/problem.ts';
import { useAccessProblemText } from './useAccessProblemText.ts';

interface AskFormProps {
  onAsk: (asking: Omit<AccessAsking, 'locale'>) => Outcome;
  own: OwnAccess & { email: string };
  signOut: ReactNode;
}

/** Whom they work for, as they call it. What was declined before is said above, and what was typed then stands in the form. */
export function AskForm({ own: { email, displayName, request }, onAsk, signOut }: AskFormProps) {
  const { formatMessage } = useIntl();
  const problemText = useAccessProblemText();
  const form = useForm({
    initial: { organizationName: request?.organizationName ?? '', displayName, note: '' },
    check: (typed) => ({ organizationName: typed.organizationName.trim() === '' && texts.needed, displayName: typed.displayName.trim() === '' && texts.needed }),
    save: (typed) => onAsk({ organizationName: typed.organizationName.trim(), displayName: typed.displayName.trim(), note: typed.note.trim() || null }),
  });
  useUnsaved(form.isDirty);
  const address = (parts: ReactNode) => (
    <b>
      <bdi>{parts}</bdi>
    </b>
  );
  return (
    <AuthCard title={formatMessage(texts.title)} lead={formatMessage(texts.lead, { email, b: address })} asides={signOut}>
      {request?.status === 'declined' && (
        <Banner tone="warning" title={formatMessage(texts.declined, { name: request.organizationName })}>
          <span dir="auto">{request.reason}</span>
        </Banner>
      )}
      <Form {...form.props} label={formatMessage(texts.title)} error={form.problem ? problemText(form.problem) : undefined}>
        <TextField
          {...form.field('organizationName')}
          label={formatMessage(texts.organizationName)}
          description={formatMessage(texts.organizationHelp)}
          autoComplete="organization"
          autoFocus
          maxLength={200}
        />
        <TextField {...form.field('displayName')} label={formatMessage(texts.displayName)} autoComplete="name" maxLength={200} />
        <TextArea {...form.field('note')} label={formatMessage(texts.note)} description={formatMessage(texts.noteHelp)} maxLength={2000} />
        <Button type="submit" variant="primary" isWide isPending={form.isPending}>
          {formatMessage(texts.submit)}
        </Button>
      </Form>
    </AuthCard>
  );
}
