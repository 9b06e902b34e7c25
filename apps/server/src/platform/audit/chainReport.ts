/** What following one audit chain showed. */
export interface ChainReport {
  /** An organisation's id, or the sign-in service. */
  chain: string;
  /** Links that are sound, from the first. */
  sound: number;
  /** The newest hash; kept elsewhere, it also shows that the newest links were not cut off. */
  head: string;
  /** The first link that is not what it was, and in which way. */
  broken?: { sequence: number; reason: 'missing' | 'changed' | 'unlinked' | 'cut-off' | 'not-anchored' };
}
