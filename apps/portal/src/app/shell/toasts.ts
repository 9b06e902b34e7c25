import { createToastQueue } from '@intake/ui/Toast';

/** The messages at the edge of the signed-in portal: `showToast(toasts, …)`. */
export const toasts = createToastQueue();
