export { FieldParts } from './Field.tsx';
export type { FieldProps, FieldPartsProps } from './Field.tsx';
