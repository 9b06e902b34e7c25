/** Of the element of the page that holds the sign-in form in every language, as it was rendered at the build. */
export const earlyFormId = 'early-form';

/** What somebody has done with that form while the application was on its way. */
export interface EarlyForm {
  /** What was typed, by the names of the fields. */
  values: Record<string, string>;
  /** The name of the field in which the keyboard is. */
  focused: string;
  /** It was sent, by Enter or by its button. */
  isSent: boolean;
}

declare global {
  var earlyForm: EarlyForm | undefined;
}

/** Takes the form of the page and goes on in the form of the application where somebody was, once. */
export function goOnFromEarlyForm(): void {
  const early = globalThis.earlyForm;
  forgetEarlyForm();
  const [form] = document.forms;
  if (!early || !form) return;
  const fieldOf = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  fieldOf(early.focused)?.focus();
  for (const [name, value] of Object.entries(early.values)) {
    const field = fieldOf(name);
    if (!field) continue;
    // As the browser does it: React would not hear of a value that is set by its own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (early.isSent) form.requestSubmit();
}

/** A password that was typed for a page that came to be another is kept nowhere. */
export const forgetEarlyForm = (): void => void (globalThis.earlyForm = undefined);
