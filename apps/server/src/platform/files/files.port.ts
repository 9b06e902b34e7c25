import type { Readable } from 'node:stream';

export type Content = Uint8Array | AsyncIterable<Uint8Array>;

export interface StoredFile {
  /** Names the file in this store; holds nothing of its name or its content. */
  key: string;
  /** Lower-case hex of the content. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** Bytes first and last, counted from 0, both included; `end` past the end of the file means its end. */
export interface ByteRange {
  start: number;
  end?: number;
}

/** Keeps documents. The same content of one organisation is kept once; what is kept never changes, and leaves only by `erase`. */
export interface Files {
  /**
   * Keeps the content. It is durable when this resolves; nothing is left when it rejects.
   * @throws FileTooLarge as soon as there are more than maxBytes
   */
  put(organizationId: string, content: Content, limit: { maxBytes: number }): Promise<StoredFile>;
  /** Keeps an upload until somebody says what it is for; see keep, discard and sweep. */
  putTemporary(organizationId: string, content: Content, limit: { maxBytes: number }): Promise<StoredFile>;
  /**
   * Keeps the content of a temporary file for good, under another key. The temporary one stays until it is discarded,
   * so that a caller who dies in between can do it again. @throws FileMissing
   */
  keep(temporaryKey: string): Promise<StoredFile>;
  /** Removes a temporary file, if it is there. */
  discard(temporaryKey: string): Promise<void>;
  /** Removes what was kept for good, if it is there. Whoever calls it has made sure that nothing refers to it. */
  erase(key: string): Promise<void>;
  /** Removes temporary files older than this. */
  sweep(olderThanSeconds: number): Promise<void>;
  /** @throws FileMissing */
  get(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number }>;
  /** The whole content, for what is processed in memory. @throws FileMissing */
  read(key: string): Promise<Buffer>;
  exists(key: string): Promise<boolean>;
  /** A small text that is replaced as a whole and belongs to no organisation; null before it was first written. */
  readNote(name: string): Promise<string | null>;
  /** Durable when this resolves. */
  writeNote(name: string, text: string): Promise<void>;
  /** Bytes that there is room for; null where no end is known. Rejects when the store cannot be reached. */
  room(): Promise<number | null>;
}

export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
  readonly code = 'too-large';

  constructor(readonly maxBytes: number) {
    super(`The file has more than ${maxBytes} bytes.`);
  }
}

export class FileMissing extends Error {
  override name = 'FileMissing';
  readonly code = 'file-missing';

  constructor(key: string) {
    super(`There is no stored file ${key}.`);
  }
}
