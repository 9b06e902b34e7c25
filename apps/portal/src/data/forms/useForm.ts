import type { FieldErrors, FormProps } from '@intake/ui/Form';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../problem.ts';
import { createDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { accepted, answerOf, isRefused } from './refusals.ts';
import type { Refusals, RefusalText } from './refusals.ts';
import { watchUnsaved } from './unsaved.ts';

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

/** What a control tells of itself. */
type Bound<Name, Value, Told = Value> = { name: Name; defaultValue: Value; onChange: (change: { value: Told }) => void };

type Names<Values, Kind> = { [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never }[keyof Values & string];

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

export interface FormState<Values extends object> extends FormFrame, Pick<Draft<Values>, 'values' | 'set' | 'subscribe'> {
  /** For a field that holds the value as it is. */
  field: <Name extends keyof Values & string>(name: Name) => Bound<Name, Values[Name]>;
  /** For a choice of items whose ids are the values; the item `none` stands for null. */
  choice: <Name extends Names<Values, string | null>>(name: Name, none?: string) => Bound<Name, string | null, string>;
  /** For a checkbox. */
  toggle: <Name extends Names<Values, boolean>>(name: Name) => { name: Name; defaultSelected: boolean; onChange: (change: { isSelected: boolean }) => void };
  /** For one of several texts of one kind. */
  item: (name: Names<Values, readonly string[]>, at: number) => Bound<string, string>;
}

/**
 * A form: what is typed, checked when it is sent, kept until the server has it. A key press draws its field alone.
 * Leaving with changes asks, where a LeaveGuard stands around or `useLeaving` of a frame is used.
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
  useEffect(() => watchUnsaved(draft.isDirty), [draft]);

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
  const put = (name: string) => (change: { value: unknown }) => draft.set({ [name]: change.value } as Partial<Values>);
  return {
    ...draft,
    props: { errors, error: problem && problemText && formatMessage(problemText(problem)), isPending, onSubmit: submit },
    isPending,
    problem,
    field: (name) => ({ name, defaultValue: draft.values()[name], onChange: put(name) }),
    choice: (name, none) => ({
      name,
      defaultValue: (draft.values()[name] as string | null) ?? none ?? null,
      onChange: ({ value }) => put(name)({ value: value === none ? null : value }),
    }),
    toggle: (name) => ({
      name,
      defaultSelected: Boolean(draft.values()[name]),
      onChange: ({ isSelected }) => put(name)({ value: isSelected }),
    }),
    item: (name, at) => {
      const texts = () => draft.values()[name] as readonly string[];
      return {
        name: `${name}.${at}`,
        defaultValue: texts()[at] ?? '',
        onChange: ({ value }) => put(name)({ value: [...texts().slice(0, at), value, ...texts().slice(at + 1)] }),
      };
    },
  };
}

/** A part of what is typed; draws again when it changes. `select` answers a text, a number, or what the values hold. */
export function useFormValue<Values extends object, Part>(form: Pick<FormState<Values>, 'subscribe' | 'values'>, select: (values: Values) => Part): Part {
  return useSyncExternalStore(form.subscribe, () => select(form.values()));
}
