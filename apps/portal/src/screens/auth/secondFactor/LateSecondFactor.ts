import { lazyPart } from '@intake/ui/lazy';

/** Few are asked for it, and nobody before the first factor was right. */
export const LateSecondFactor = lazyPart(async () => (await import('./SecondFactorRoute.tsx')).SecondFactorRoute);
