export { FieldParts, FieldErrorText, Form, FormRow, FormActions } from './Field.tsx';
export type { FieldProps, FieldPartsProps, FormProps } from './Field.tsx';
