export { RadioGroup } from './RadioGroup.tsx';
export type { RadioItem, RadioGroupProps } from './RadioGroup.tsx';
