export { ToastRegion } from './ToastRegion.tsx';
export { createToastQueue, showToast } from './toastQueue.ts';
export type { ToastMessage, ToastQueue } from './toastQueue.ts';
