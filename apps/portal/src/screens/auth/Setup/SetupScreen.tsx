import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ComboBox } from '@intake/ui/ComboBox';
import { Form, FormSection } from '@intake/ui/Form';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { useForm } from '../../../data/forms/useForm.ts';
import { worded } from '../../../data/forms/worded.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { setupFieldProblems, setupMessages, setupProblems } from './Setup.messages.ts';
import { draftOf, draftProblems, refusedAs } from './Setup.model.ts';
import type { SetupDraft, SetupField, SetupProblem, SetupValues } from './Setup.model.ts';

export interface SetupScreenProps {
  isSaving: boolean;
  /** Why the last attempt failed. */
  problem: SetupProblem | null;
  /** IANA names to choose from, and the one of this computer. */
  timeZones: readonly string[];
  timeZone: string;
  onSubmit: (draft: SetupDraft) => void;
}

/** The first minutes of an installation. What was typed stays when an attempt fails. */
export function SetupScreen({ isSaving, problem, timeZones, timeZone, onSubmit }: SetupScreenProps) {
  const { formatMessage } = useIntl();
  const form = useForm<SetupValues>({
    initial: { secret: '', organizationName: '', locationName: '', timeZone, faxNumber: '', displayName: '', email: '', password: '' },
    check: (typed) => worded(draftProblems(draftOf(typed)), setupFieldProblems),
    save: (typed) => onSubmit(draftOf(typed)),
    refusalText: ({ code }) => setupFieldProblems[refusedAs(code)],
    problem,
    isPending: isSaving,
  });
  const label = (name: SetupField) => ({ label: formatMessage(setupMessages[name]) });

  return (
    <AuthCard isWide title={formatMessage(setupMessages.title)} lead={formatMessage(setupMessages.lead)}>
      {form.problem && (
        <Banner tone="danger">
          {formatMessage(setupProblems[form.problem.code as keyof typeof setupProblems] ?? setupProblems.other)}
        </Banner>
      )}
      <Form {...form.props}>
        <TextField {...form.field('secret')} {...label('secret')} autoFocus autoComplete="off" spellCheck="false" description={formatMessage(setupMessages.secretHelp)} />
        <FormSection title={formatMessage(setupMessages.clinic)}>
          <TextField {...form.field('organizationName')} {...label('organizationName')} autoComplete="organization" />
          <TextField {...form.field('locationName')} {...label('locationName')} autoComplete="off" description={formatMessage(setupMessages.locationHelp)} />
          <ComboBox
            {...form.field('timeZone')} {...label('timeZone')}
            items={timeZones.map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
          />
          <TextField
            {...form.field('faxNumber')} {...label('faxNumber')}
            type="tel"
            autoComplete="off"
            isNumeric
            description={formatMessage(setupMessages.faxNumberHelp)}
          />
        </FormSection>
        <FormSection title={formatMessage(setupMessages.account)}>
          <TextField {...form.field('displayName')} {...label('displayName')} autoComplete="name" />
          <TextField {...form.field('email')} {...label('email')} type="email" autoComplete="username" />
          <PasswordField {...form.field('password')} {...label('password')} autoComplete="new-password" description={formatMessage(setupMessages.passwordHelp)} />
        </FormSection>
        <Button type="submit" variant="primary" isWide isPending={isSaving}>
          {formatMessage(setupMessages.submit)}
        </Button>
      </Form>
    </AuthCard>
  );
}
