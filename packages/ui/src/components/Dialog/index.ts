export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './WholeDialog.tsx';
