export { ToggleButton, ToggleButtonGroup } from './ToggleButton.tsx';
export type { ToggleButtonProps, ToggleButtonGroupProps } from './ToggleButton.tsx';
