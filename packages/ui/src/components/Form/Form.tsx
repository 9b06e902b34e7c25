import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormErrorsContext, focusField, useFormProblems } from '../Field/fieldErrors.ts';
import type { FieldErrors } from '../Field/fieldErrors.ts';
import { Root } from './Form.styles.ts';
import { FormSummary } from './FormSummary.tsx';

export interface FormProps {
  /** The accessible name; a named form is a landmark. */
  label?: string;
  /**
   * Why fields are refused, by their `name`; what no field is called stands in the summary alone. A new object is a
   * new answer, so it belongs in state: the error of a field goes when somebody changes what the field holds.
   */
  errors?: FieldErrors;
  /** What stands in the way and concerns no single field, such as a server that cannot be reached. */
  error?: ReactNode;
  /** The answer is awaited: it is not sent again meanwhile. */
  isPending?: boolean;
  /** Without it a failed submission leads to the first refused field: for a form that is seen whole. */
  hasSummary?: boolean;
  /** What was typed, by name. A promise, if one is returned, is awaited before errors are looked for. */
  onSubmit: (submission: { data: FormData }) => void | Promise<void>;
  /** Puts fields and buttons where they belong in something larger, such as a dialog. */
  layout?: (fields: ReactNode) => ReactNode;
  children: ReactNode;
}

const none: FieldErrors = {};

/** Errors are ours to word and to show, so the browser's own bubbles stay off. What was typed stays. */
export function Form({ label, errors = none, error, isPending = false, hasSummary = true, onSubmit, layout, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, current, report } = useFormProblems();
  const context = useMemo(() => ({ errors, report }), [errors, report]);
  // `sent` lasts until somebody goes on: an error that comes later is about what is done then.
  const [phase, setPhase] = useState<'idle' | 'running' | 'sent'>('idle');
  const [summary, setSummary] = useState<{ unnamed: readonly string[] } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || phase === 'running') return;
    setPhase('running');
    setSummary(null);
    try {
      await onSubmit({ data: new FormData(event.currentTarget) });
    } finally {
      setPhase('sent');
    }
  };

  const judge = useEffectEvent(() => {
    const found = current();
    const unnamed = Object.entries(errors).flatMap(([name, message]) =>
      message && !form.current?.elements.namedItem(name) ? [message] : [],
    );
    if (!error && found.length + unnamed.length === 0) return;
    setPhase('idle');
    const [first] = found;
    if (error || unnamed.length > 0 || (hasSummary && found.length > 1)) setSummary({ unnamed });
    // As in the summary: not before this is drawn.
    else if (first) queueMicrotask(() => focusField(first));
  });
  useEffect(() => {
    if (phase === 'sent' && !isPending) judge();
  }, [phase, isPending, problems, errors, error]);

  const goOn = () => phase === 'sent' && !isPending && setPhase('idle');
  const fields = (
    <>
      {summary && <FormSummary error={error} problems={problems} unnamed={summary.unnamed} />}
      {children}
    </>
  );
  return (
    <FormErrorsContext value={context}>
      <Root
        ref={form}
        aria-label={label}
        aria-busy={isPending || undefined}
        validationBehavior="aria"
        validationErrors={errors as Record<string, string>}
        onSubmit={(event) => void submit(event)}
        render={(props) => <form {...props} onKeyDownCapture={goOn} onPointerDownCapture={goOn} />}
      >
        {layout ? layout(fields) : fields}
      </Root>
    </FormErrorsContext>
  );
}
