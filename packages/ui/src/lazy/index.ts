export { ChunkLoadError, lazyPart } from './lazyPart.ts';
