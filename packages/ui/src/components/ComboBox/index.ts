export { ComboBox } from './ComboBox.tsx';
export type { ComboBoxItem, ComboBoxProps } from './ComboBox.tsx';
