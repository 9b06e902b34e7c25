/** Puts text where the cursor of a field stands, as if it were typed. */
export function insertAt(field: HTMLInputElement | HTMLTextAreaElement | null, text: string) {
  if (!field) return;
  field.setRangeText(text, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
