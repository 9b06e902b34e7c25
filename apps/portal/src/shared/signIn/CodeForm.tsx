import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { TextField } from '@intake/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
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
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.select();
  }, [problem]);

  const send = (typed: string) => {
    const code = codeOf(typed);
    setMissing(code === null);
    if (code === null) input.current?.focus();
    else if (!isBusy) onSubmit(code);
  };
  return (
    <>
      <SessionProblem problem={problem} />
      <Form onSubmit={() => send(input.current?.value ?? '')} hasSummary={false}>
        <Digits>
          <TextField
            name="code"
            label={formatMessage(authMessages.code)}
            error={isMissing ? formatMessage(authMessages.codeMissing) : undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            isNumeric
            inputRef={input}
            onChange={({ value }) => {
              setMissing(false);
              if (codeOf(value) !== null) send(value);
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
