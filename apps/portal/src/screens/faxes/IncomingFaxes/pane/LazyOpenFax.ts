import { lazyPart } from '@intake/ui/lazy';

/** The viewer and the form: the list is on screen before they have come. */
export const LazyOpenFax = lazyPart(async () => (await import('./OpenFax.tsx')).OpenFax);
