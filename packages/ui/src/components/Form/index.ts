export { Form, FormActions, FormRow, FormSection } from './Form.tsx';
export type { FormProps } from './Form.tsx';
export type { FieldErrors } from '../Field/fieldErrors.ts';
