export { ChunkLoadError } from './ChunkLoadError.ts';
export { lazyPart } from './lazyPart.ts';
export { PartBoundary } from './PartBoundary.tsx';
export { PartFailed } from './PartFailed.tsx';
