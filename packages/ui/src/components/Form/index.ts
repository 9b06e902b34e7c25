export { Form } from './Form.tsx';
export { FormActions, FormRow, FormSection } from './FormParts.tsx';
export type { FormProps } from './Form.tsx';
export type { FieldErrors } from '../Field/fieldErrors.ts';
