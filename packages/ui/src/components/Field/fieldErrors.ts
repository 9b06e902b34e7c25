import { createContext, use, useCallback, useEffect, useId, useState } from 'react';
import type { RefObject } from 'react';

/** Why each field is refused, by its `name`. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** A field that is refused, as the summary of its form names it. */
export interface FieldProblem {
  label: string;
  message: string;
  /** Its label on the page: what says where the field stands. */
  part: HTMLElement;
}

interface FormErrors {
  errors: FieldErrors;
  report: (id: string, problem: FieldProblem | null) => void;
}

/** What a form tells its fields and hears from them; null outside a form. */
export const FormErrorsContext = createContext<FormErrors | null>(null);

/** Tells the form that a field is refused, for as long as it is. */
export function useProblemReport(part: RefObject<HTMLElement | null>, label: string, message: string | undefined) {
  const report = use(FormErrorsContext)?.report;
  const id = useId();
  useEffect(() => {
    if (!report || !message || !part.current) return;
    report(id, { label, message, part: part.current });
    return () => report(id, null);
  }, [report, id, part, label, message]);
}

/** The error of a native field: its own, or what its form was told of its name until somebody changes what it holds. */
export function useFieldError(name: string | undefined, own: string | undefined) {
  const errors = use(FormErrorsContext)?.errors;
  const [answered, setAnswered] = useState<FieldErrors>();
  const told = name && errors !== answered ? errors?.[name] : undefined;
  return { error: own ?? told, onChange: () => setAnswered(errors) };
}

const byPlace = (a: FieldProblem, b: FieldProblem) =>
  a.part.compareDocumentPosition(b.part) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The refused fields of a form from top to bottom: as they were last drawn, and as they are at this moment. */
export function useFormProblems() {
  const [reported] = useState(() => new Map<string, FieldProblem>());
  const current = () => [...reported.values()].sort(byPlace);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const report = useCallback(
    (id: string, problem: FieldProblem | null) => {
      if (problem) reported.set(id, problem);
      else reported.delete(id);
      setProblems([...reported.values()].sort(byPlace));
    },
    [reported],
  );
  return { problems, current, report };
}

const focusable = 'input:not([type="hidden"], [tabindex="-1"]), button, textarea, [tabindex="0"]';

/** Focuses the control that a label speaks of, or the first of several. */
export function focusField({ part }: FieldProblem) {
  const control = part instanceof HTMLLabelElement ? part.control : null;
  (control ?? part.parentElement?.querySelector<HTMLElement>(focusable))?.focus();
}
