export { HealthNumberField } from './HealthNumberField.tsx';
export type { HealthNumber, HealthNumberFieldProps, HealthNumberRules, HealthNumberVerdict } from './HealthNumberField.tsx';
