export { Button } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export { ButtonRow } from './ButtonRow.tsx';
export type { ButtonRowProps } from './ButtonRow.tsx';
