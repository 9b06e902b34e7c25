export { Checkbox } from './Checkbox.tsx';
export type { CheckboxProps } from './Checkbox.tsx';
export { CheckboxGroup } from './CheckboxGroup.tsx';
export type { CheckboxGroupProps, CheckboxItem } from './CheckboxGroup.tsx';
