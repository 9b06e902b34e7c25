import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { ComboBox } from '@intake/ui/ComboBox';
import { Form } from '@intake/ui/Form';
import { TextField } from '@intake/ui/TextField';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { AuthCard } from '../../../shared/signIn/AuthCard.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { setupFieldProblems, setupMessages, setupProblems } from './Setup.messages.ts';
import { draftOf, draftProblems, firstProblem, refusedFields } from './Setup.model.ts';
import type { FieldProblems, SetupDraft, SetupField, SetupProblem } from './Setup.model.ts';
import { Legend, Section } from './Setup.styles.ts';

export interface SetupScreenProps {
  isSaving: boolean;
  /** Why the last attempt failed. */
  problem: SetupProblem | null;
  /** IANA names to choose from, and the one of this computer. */
  timeZones: readonly string[];
  timeZone: string;
  onSubmit: (draft: SetupDraft) => void;
}

function focusFirst(inputs: ReadonlyMap<SetupField, HTMLInputElement | null>, found: FieldProblems): void {
  const first = firstProblem(found);
  if (first) inputs.get(first)?.focus();
}

/** The first minutes of an installation. What was typed stays when an attempt fails. */
export function SetupScreen({ isSaving, problem, timeZones, timeZone, onSubmit }: SetupScreenProps) {
  const { formatMessage } = useIntl();
  const [problems, setProblems] = useState<FieldProblems>(() => (problem ? refusedFields(problem) : {}));
  const [zone, setZone] = useState<string | null>(timeZone);
  const [inputs] = useState(() => new Map<SetupField, HTMLInputElement | null>());

  const [shown, setShown] = useState(problem);
  if (problem !== shown) {
    setShown(problem);
    if (problem) setProblems(refusedFields(problem));
  }
  useEffect(() => {
    if (problem) focusFirst(inputs, refusedFields(problem));
  }, [problem, inputs]);

  const submit = ({ data }: { data: FormData }) => {
    if (isSaving) return;
    const draft = { ...draftOf(data), timeZone: zone ?? '' };
    const found = draftProblems(draft);
    setProblems(found);
    focusFirst(inputs, found);
    if (Object.keys(found).length === 0) onSubmit(draft);
  };

  const field = (name: SetupField) => ({
    name,
    label: formatMessage(setupMessages[name]),
    error: problems[name] && formatMessage(setupFieldProblems[problems[name]]),
    inputRef: (input: HTMLInputElement | null) => void inputs.set(name, input),
    onChange: () => setProblems(({ [name]: _, ...rest }) => rest),
  });

  const isAboutWhole = problem !== null && Object.keys(refusedFields(problem)).length === 0;
  return (
    <AuthCard isWide title={formatMessage(setupMessages.title)} lead={formatMessage(setupMessages.lead)}>
      {isAboutWhole && (
        <Banner tone="danger">
          {formatMessage(setupProblems[problem.code as keyof typeof setupProblems] ?? setupProblems.other)}
        </Banner>
      )}
      <Form onSubmit={submit}>
        <TextField {...field('secret')} autoFocus autoComplete="off" spellCheck="false" description={formatMessage(setupMessages.secretHelp)} />
        <Section>
          <Legend>{formatMessage(setupMessages.clinic)}</Legend>
          <TextField {...field('organizationName')} autoComplete="organization" />
          <TextField {...field('locationName')} autoComplete="off" description={formatMessage(setupMessages.locationHelp)} />
          <ComboBox
            {...field('timeZone')}
            items={timeZones.map((id) => ({ id, label: id.replaceAll('_', ' ') }))}
            defaultValue={timeZone}
            onChange={({ value }) => {
              setZone(value);
              field('timeZone').onChange();
            }}
          />
          <TextField
            {...field('faxNumber')}
            type="tel"
            autoComplete="off"
            isNumeric
            description={formatMessage(setupMessages.faxNumberHelp)}
          />
        </Section>
        <Section>
          <Legend>{formatMessage(setupMessages.account)}</Legend>
          <TextField {...field('displayName')} autoComplete="name" />
          <TextField {...field('email')} type="email" autoComplete="username" />
          <PasswordField {...field('password')} autoComplete="new-password" description={formatMessage(setupMessages.passwordHelp)} />
        </Section>
        <Button type="submit" variant="primary" isWide isPending={isSaving}>
          {formatMessage(setupMessages.submit)}
        </Button>
      </Form>
    </AuthCard>
  );
}
