import type { Problem } from '../../data/problem.ts';

/** A file that goes to a clinic before what it belongs to is sent. */
export interface PublicFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0 to 100. */
  percent: number;
  problem: Problem | null;
}

/** One that is there, by the token that names it. */
export interface StoredFile extends Pick<PublicFile, 'id' | 'name' | 'size'> {
  token: string;
}
