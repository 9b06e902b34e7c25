import { buildPortal } from '../../start/buildPortal.mjs';

/** What is tested is what is served. */
export function setup(): void {
  if (!buildPortal()) throw new Error('The portal could not be built.');
}
