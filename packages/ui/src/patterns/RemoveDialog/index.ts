export { RemoveDialog } from './RemoveDialog.tsx';
export type { RemoveDialogProps } from './RemoveDialog.tsx';
