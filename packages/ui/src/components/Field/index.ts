export { FieldParts, FieldErrorText } from './Field.tsx';
export type { FieldProps, FieldPartsProps } from './Field.tsx';
export { Form, FormRow, FormActions } from './Form.tsx';
export type { FormProps } from './Form.tsx';
