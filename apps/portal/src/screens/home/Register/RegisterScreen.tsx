import { localeNames, locales } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Form, FormRow, FormSection } from '@intake/ui/Form';
import { lazyPart, PartBoundary } from '@intake/ui/lazy';
import { Link } from '@intake/ui/Link';
import { PhoneField } from '@intake/ui/PhoneField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { e164Of } from '@intake/api/rules';
import type { Locale } from '@intake/api/rules';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { useForm } from '../../../data/forms/useForm.ts';
import { worded } from '../../../data/forms/worded.ts';
import { useUnsaved } from '../../../data/forms/useUnsaved.ts';
import type { Problem } from '../../../data/problem.ts';
import { timeZoneLabel } from '../../../shared/timeZones.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { useHomeProblemText } from '../homeProblems.ts';
import { fieldProblemTexts, registerMessages as texts } from './Register.messages.ts';
import { draftOf, draftProblems, refusedAs } from './Register.model.ts';
import type { RegisterDraft, RegisterField, RegisterValues } from './Register.model.ts';
import { RegistrationSent } from './RegistrationSent.tsx';

const TimeZoneField = lazyPart(async () => (await import('./TimeZoneField.tsx')).TimeZoneField);

export interface RegisterScreenProps {
  model: {
    /** The address of a request that the server has; null before that. */
    sentFrom: string | null;
    isSending: boolean;
    isOffline: boolean;
    /** Why the last attempt failed. */
    problem: Problem | null;
    /** IANA name, of this computer. */
    timeZone: string;
    /** What is being read. */
    locale: Locale;
  };
  signInPath: string;
  onSend: (draft: RegisterDraft) => void;
}

/** An organisation asks to join. What was typed stays until the server has it. */
export function RegisterScreen({ model, signInPath, onSend }: RegisterScreenProps) {
  const { formatMessage } = useIntl();
  const problemText = useHomeProblemText();
  const { isSending, isOffline, problem, timeZone, locale } = model;
  const form = useForm<RegisterValues>({
    initial: { organizationName: '', phone: '', timeZone, email: '', contactName: '', locale, message: '' },
    check: (typed) => worded(draftProblems(draftOf(typed)), fieldProblemTexts),
    save: (typed) => onSend(draftOf(typed)),
    refusalText: ({ code }) => fieldProblemTexts[refusedAs(code)],
    problem,
    isPending: isSending,
  });
  useUnsaved(form.isDirty);

  if (model.sentFrom !== null) return <RegistrationSent email={model.sentFrom} signInPath={signInPath} />;

  const label = (name: RegisterField) => ({ label: formatMessage(texts[name]) });
  return (
    <AuthCard
      isWide
      title={formatMessage(texts.title)}
      lead={formatMessage(texts.lead)}
      asides={<Link href={signInPath}>{formatMessage(texts.signIn)}</Link>}
    >
      {isOffline && <Banner tone="warning">{formatMessage(texts.offline)}</Banner>}
      <Form
        {...form.props}
        label={formatMessage(texts.title)}
        error={form.problem && !isOffline ? problemText(form.problem) : undefined}
      >
        <FormSection title={formatMessage(texts.organization)}>
          <TextField {...form.field('organizationName')} {...label('organizationName')} autoFocus autoComplete="organization" maxLength={200} />
          <FormRow>
            <PhoneField {...form.field('phone')} {...label('phone')} autoComplete="tel" parse={e164Of} />
            <PartBoundary>
              {/* It says where this computer is, which is nearly always right: nobody waits for the list. */}
              <Suspense fallback={<TextField {...label('timeZone')} value={timeZoneLabel(timeZone)} isReadOnly />}>
                <TimeZoneField {...form.field('timeZone')} {...label('timeZone')} here={timeZone} />
              </Suspense>
            </PartBoundary>
          </FormRow>
        </FormSection>
        <FormSection title={formatMessage(texts.contact)}>
          <TextField {...form.field('email')} {...label('email')} type="email" autoComplete="email" maxLength={254} />
          <FormRow>
            <TextField {...form.field('contactName')} {...label('contactName')} autoComplete="name" maxLength={200} />
            <Select {...choice(form, 'locale')} {...label('locale')} items={locales.map((id) => ({ id, label: localeNames[id] }))} />
          </FormRow>
          <TextArea {...form.field('message')} {...label('message')} maxLength={2000} description={formatMessage(texts.messageHelp)} />
        </FormSection>
        <Button type="submit" variant="primary" isWide isPending={isSending}>
          {formatMessage(texts.submit)}
        </Button>
      </Form>
    </AuthCard>
  );
}
