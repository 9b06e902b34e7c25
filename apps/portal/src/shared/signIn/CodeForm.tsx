import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { TextField } from '@intake/ui/TextField';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useForm } from '../../data/forms/useForm.ts';
import { authMessages } from './auth.messages.ts';
import { Digits } from './CodeForm.styles.ts';
import { codeOf } from './code.model.ts';
import { SessionProblem } from './SessionProblem.tsx';
import type { Problem } from './SessionProblem.tsx';

export interface CodeFormProps {
  isBusy: boolean;
  problem: Problem | null;
  /** Six digits. */
  onSubmit: (code: string) => void;
}

/** Six digits, sent as soon as the last one is there. */
export function CodeForm({ isBusy, problem, onSubmit }: CodeFormProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.select();
  }, [problem]);

  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeOf(code) === null && authMessages.codeMissing }),
    save: ({ code }) => onSubmit(codeOf(code) ?? ''),
    isPending: isBusy,
  });
  const field = form.field('code');
  return (
    <>
      <SessionProblem problem={problem} />
      <Form {...form.props} hasSummary={false}>
        <Digits>
          <TextField
            {...field}
            label={formatMessage(authMessages.code)}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            isNumeric
            inputRef={input}
            onChange={(change) => {
              field.onChange(change);
              if (codeOf(change.value) !== null) input.current?.form?.requestSubmit();
            }}
          />
        </Digits>
        <Button type="submit" variant="primary" isWide isPending={isBusy}>
          {formatMessage(authMessages.verify)}
        </Button>
      </Form>
    </>
  );
}
