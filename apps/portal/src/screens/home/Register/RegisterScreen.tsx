import { localeNames, locales, useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ComboBox } from '@intake/ui/ComboBox';
import { Form, FormRow, FormSection } from '@intake/ui/Form';
import type { FieldErrors } from '@intake/ui/Form';
import { Link } from '@intake/ui/Link';
import { PhoneField } from '@intake/ui/PhoneField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { e164Of } from '@intake/api/rules';
import type { Locale } from '@intake/api/rules';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from '../../../data/problem.ts';
import { timeZoneItems } from '../../../shared/timeZones.ts';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { fieldProblemTexts, registerMessages as texts, registerProblems } from './Register.messages.ts';
import { draftOf, draftProblems, refusedFields } from './Register.model.ts';
import type { FieldProblems, RegisterDraft } from './Register.model.ts';
import { RegistrationSent } from './RegistrationSent.tsx';

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
  const problemText = useProblemText();
  const { isSending, isOffline, problem, timeZone, locale } = model;
  const [zone, setZone] = useState<string | null>(timeZone);
  const [found, setFound] = useState<FieldProblems>({});
  const errors = useMemo<FieldErrors>(
    () => Object.fromEntries(Object.entries(found).map(([field, code]) => [field, formatMessage(fieldProblemTexts[code])])),
    [found, formatMessage],
  );
  /** What the server said of the whole, until somebody tries again. */
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [answered, setAnswered] = useState<Problem | null>(null);
  if (problem !== answered) {
    const fields = problem ? refusedFields(problem) : {};
    setAnswered(problem);
    setFound(fields);
    setRefusal(Object.keys(fields).length === 0 ? problem : null);
  }

  if (model.sentFrom !== null) return <RegistrationSent email={model.sentFrom} signInPath={signInPath} />;

  const send = ({ data }: { data: FormData }) => {
    const draft = draftOf(data, zone);
    const missing = draftProblems(draft);
    setFound(missing);
    setRefusal(null);
    if (Object.keys(missing).length === 0) onSend(draft);
  };
  const field = (name: keyof RegisterDraft) => ({ name, label: formatMessage(texts[name]) });
  return (
    <AuthCard
      isWide
      title={formatMessage(texts.title)}
      lead={formatMessage(texts.lead)}
      asides={<Link href={signInPath}>{formatMessage(texts.signIn)}</Link>}
    >
      {isOffline && <Banner tone="warning">{formatMessage(texts.offline)}</Banner>}
      <Form
        label={formatMessage(texts.title)}
        errors={errors}
        error={refusal && !isOffline ? problemText(refusal) : undefined}
        isPending={isSending}
        onSubmit={send}
      >
        <FormSection title={formatMessage(texts.organization)}>
          <TextField {...field('organizationName')} autoFocus autoComplete="organization" maxLength={200} />
          <FormRow>
            <PhoneField {...field('phone')} autoComplete="tel" parse={e164Of} />
            <ComboBox {...field('timeZone')} items={timeZoneItems(timeZone)} defaultValue={timeZone} onChange={({ value }) => setZone(value)} />
          </FormRow>
        </FormSection>
        <FormSection title={formatMessage(texts.contact)}>
          <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} />
          <FormRow>
            <TextField {...field('contactName')} autoComplete="name" maxLength={200} />
            <Select {...field('locale')} items={locales.map((id) => ({ id, label: localeNames[id] }))} defaultValue={locale} />
          </FormRow>
          <TextArea {...field('message')} maxLength={2000} description={formatMessage(texts.messageHelp)} />
        </FormSection>
        <Button type="submit" variant="primary" isWide isPending={isSending}>
          {formatMessage(texts.submit)}
        </Button>
      </Form>
    </AuthCard>
  );
}

function useProblemText() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return ({ code, retryAt }: Problem): string => {
    const isKnown = code in registerProblems && (code !== 'too-many-requests' || retryAt !== undefined);
    const text = registerProblems[isKnown ? (code as keyof typeof registerProblems) : 'other'];
    return formatMessage(text, { time: retryAt && formats.time(retryAt) });
  };
}
