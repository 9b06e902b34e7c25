import { lazyPart } from '@intake/ui/lazy';

/** Nobody uploads before the list is on screen. */
export const LazyUploadTray = lazyPart(async () => (await import('./UploadTray.tsx')).UploadTray);
