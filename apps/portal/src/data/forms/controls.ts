import { useSyncExternalStore } from 'react';
import type { FormState } from './useForm.ts';

type Typed<Values extends object> = Pick<FormState<Values>, 'values' | 'set'>;

type Names<Values, Kind> = { [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never }[keyof Values & string];

const put = <Values extends object>(form: Typed<Values>, name: string, value: unknown) => form.set({ [name]: value } as Partial<Values>);

/** For a choice of items whose ids are the values; the item `none` stands for null. */
export const choice = <Values extends object, Name extends Names<Values, string | null>>(form: Typed<Values>, name: Name, none?: string) => ({
  name,
  defaultValue: (form.values()[name] as string | null) ?? none ?? null,
  onChange: ({ value }: { value: string }) => put(form, name, value === none ? null : value),
});

/** For a checkbox. */
export const toggle = <Values extends object, Name extends Names<Values, boolean>>(form: Typed<Values>, name: Name) => ({
  name,
  defaultSelected: Boolean(form.values()[name]),
  onChange: ({ isSelected }: { isSelected: boolean }) => put(form, name, isSelected),
});

/** For one of several texts of one kind. */
export function item<Values extends object, Name extends Names<Values, readonly string[]>>(form: Typed<Values>, name: Name, at: number) {
  const texts = () => form.values()[name] as readonly string[];
  return {
    name: `${name}.${at}`,
    defaultValue: texts()[at] ?? '',
    onChange: ({ value }: { value: string }) => put(form, name, [...texts().slice(0, at), value, ...texts().slice(at + 1)]),
  };
}

/** A part of what is typed; draws again when it changes. `select` answers a text, a number, or what the values hold. */
export const useFormValue = <Values extends object, Part>(
  form: Pick<FormState<Values>, 'subscribe' | 'values'>,
  select: (values: Values) => Part,
): Part => useSyncExternalStore(form.subscribe, () => select(form.values()));
