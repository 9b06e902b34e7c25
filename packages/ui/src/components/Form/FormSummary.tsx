import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useUiLabels } from '../../theme/labels.ts';
import { Title, Words } from '../Banner/Banner.styles.ts';
import { focusField } from '../Field/fieldErrors.ts';
import type { FieldProblem } from '../Field/fieldErrors.ts';
import { Problems, Summary, ToField } from './Form.styles.ts';

export interface FormSummaryProps {
  error?: ReactNode;
  problems: readonly FieldProblem[];
  unnamed: readonly string[];
}

/** What keeps a form from being accepted, each problem a way to its field. It takes the focus when it comes. */
export function FormSummary({ error, problems, unnamed }: FormSummaryProps) {
  const labels = useUiLabels();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  // Once this is drawn: a field that loses the focus may have to draw what was typed.
  useEffect(() => queueMicrotask(() => ref.current?.focus()), []);
  const count = problems.length + unnamed.length;
  if (!error && count === 0) return null;
  return (
    <Summary ref={ref} role="group" tabIndex={-1} data-tone="danger" aria-labelledby={`${id}-title`} aria-describedby={`${id}-list`}>
      <CircleAlert aria-hidden />
      <Words>
        <Title id={`${id}-title`}>{error ?? labels.formErrors({ count })}</Title>
        {count > 0 && (
          <Problems id={`${id}-list`}>
            {unnamed.map((message) => (
              <li key={message}>{message}</li>
            ))}
            {problems.map((problem) => (
              <li key={problem.label + problem.message}>
                <ToField type="button" onClick={() => focusField(problem)}>
                  {problem.label}
                </ToField>
                <span>{problem.message}</span>
              </li>
            ))}
          </Problems>
        )}
      </Words>
    </Summary>
  );
}
