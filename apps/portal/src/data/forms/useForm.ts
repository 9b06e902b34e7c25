import type { FieldErrors, FormProps } from '@intake/ui/Form';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../problem.ts';
import { createDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { accepted, answerOf, isRefused } from './refusals.ts';
import type { Refusals, RefusalText } from './refusals.ts';

export interface FormOptions<Values extends object> {
  /** Read once: what the server says later never replaces what was typed. */
  initial: Values;
  /** What can be said without the server, by the rules that the server has too. */
  check?: (values: Values) => Refusals;
  /** Null once the server has it, and why it has not otherwise. Nothing, where that is told by `problem` later. */
  save: (values: Values) => Promise<Problem | null> | void;
  onSaved?: () => void;
  /** Words for what the server refused at a field; without them it stays a problem of the whole. */
  refusalText?: RefusalText;
  /** Words for a problem of the whole, which the form then shows above its fields. */
  problemText?: (problem: Problem) => MessageDescriptor;
  /** Why the last attempt failed, where `save` does not answer. Each object is an answer of its own. */
  problem?: Problem | null;
  /** The answer is awaited, where `save` does not say so. */
  isPending?: boolean;
}

/** What stands around the fields of a form knows of it. */
export interface FormFrame {
  /** For `Form`, or the `form` of a Dialog or Drawer. */
  props: Pick<FormProps, 'errors' | 'error' | 'isPending' | 'onSubmit'>;
  isPending: boolean;
  /** What concerns no field, or not one alone. */
  problem: Problem | null;
  /** Whether anything differs from what was there first, or was saved last. */
  isDirty: () => boolean;
}

export interface FormState<Values extends object> extends FormFrame, Pick<Draft<Values>, 'values' | 'set' | 'subscribe' | 'refill' | 'refilled'> {
  /** For a field that holds the value as it is; `controls.ts` has the others. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => { name: Name; defaultValue: Values[Name]; onChange: (change: { value: Values[Name] }) => void };
}

/**
 * A form: what is typed, checked when it is sent, kept until the server has it. A key press draws its field alone.
 * Leaving with changes asks where `useLeaving` takes its `isDirty`.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, check, save, onSaved, refusalText, problemText, problem: told = null, isPending: isAwaited = false } = options;
  const { formatMessage } = useIntl();
  const [draft] = useState(() => createDraft(initial));
  const [seen, setSeen] = useState<Problem | null>(null);
  const [answer, setAnswer] = useState(accepted);
  const [isSaving, setSaving] = useState(false);
  if (told !== seen) {
    setSeen(told);
    setAnswer(answerOf(told, initial, refusalText));
  }
  const { refused, problem } = answer;
  const errors = useMemo<FieldErrors>(
    () => Object.fromEntries(Object.entries(refused).flatMap(([path, text]) => (text ? [[path, formatMessage(text)]] : []))),
    [refused, formatMessage],
  );

  const submit = async () => {
    const values = draft.values();
    const missing = check?.(values) ?? {};
    setAnswer({ refused: missing, problem: null });
    if (isRefused(missing)) return;
    setSaving(true);
    try {
      const failure = await save(values);
      setAnswer((before) => (failure === undefined ? before : answerOf(failure, values, refusalText)));
      if (failure !== null) return;
      draft.settle(values);
    } finally {
      setSaving(false);
    }
    onSaved?.();
  };

  const isPending = isSaving || isAwaited;
  return {
    ...draft,
    props: { errors, error: problem && problemText && formatMessage(problemText(problem)), isPending, onSubmit: submit },
    isPending,
    problem,
    field: (name) => ({ name, defaultValue: draft.values()[name], onChange: ({ value }) => draft.set({ [name]: value } as unknown as Partial<Values>) }),
  };
}
