import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { FileMissing, type Content, type Files } from './files.port.ts';
import { keeping } from './keeping.ts';
import { checkKey, checkPermanentKey, checkTemporaryKey, noteKey } from './keys.ts';
import { spool } from './spool.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** Of a store that is not Amazon's: MinIO, R2, Supabase Storage. */
  endpoint?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Folder for what passes through; a key is known only when the content has been read. */
  spoolFolder: string;
}

/** Files in any S3-compatible store, under the same keys as on disk. */
export async function openS3Files({ bucket, spoolFolder, ...options }: S3Options): Promise<Files> {
  const { region, endpoint, accessKeyId, secretAccessKey } = options;
  await mkdir(spoolFolder, { recursive: true, mode: 0o700 });
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // The checksum below is ours; older stores do not know the one the library would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });

  async function write(content: Content, maxBytes: number, keyOf: (sha256: string) => string) {
    const draft = join(spoolFolder, randomUUID());
    const { sha256, size } = await spool(draft, content, maxBytes);
    try {
      const key = keyOf(sha256);
      const checksum = Buffer.from(sha256, 'hex').toString('base64');
      const body = { Body: createReadStream(draft), ContentLength: size, ChecksumSHA256: checksum };
      await client.send(new PutObjectCommand({ ...at(key), ...body }));
      return { key, sha256, size };
    } finally {
      await rm(draft, { force: true });
    }
  }

  const files: Files = {
    ...keeping(write, (key) => files.get(key)),
    async discard(temporaryKey) {
      checkTemporaryKey(temporaryKey);
      await client.send(new DeleteObjectCommand(at(temporaryKey)));
    },
    async erase(key) {
      await client.send(new DeleteObjectCommand(at(checkPermanentKey(key))));
    },
    async sweep(olderThanSeconds) {
      const before = Date.now() - olderThanSeconds * 1000;
      let token: string | undefined;
      do {
        const list = { Bucket: bucket, Prefix: 'tmp/', ContinuationToken: token };
        const page = await client.send(new ListObjectsV2Command(list));
        for (const { Key: key, LastModified: at } of page.Contents ?? []) {
          if (key && at && at.getTime() < before) await files.discard(key);
        }
        token = page.NextContinuationToken;
      } while (token);
    },
    async get(key, range) {
      const bytes = range && `bytes=${range.start}-${range.end ?? ''}`;
      const answer = await client
        .send(new GetObjectCommand({ ...at(key), Range: bytes }))
        .catch(missing(key));
      const whole = /\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1];
      return { stream: answer.Body as Readable, size: Number(whole ?? answer.ContentLength) };
    },
    async read(key) {
      const { stream } = await files.get(key);
      return Buffer.concat(await stream.toArray());
    },
    async exists(key) {
      const found = client.send(new HeadObjectCommand(at(key))).catch(missing(key));
      return found.then(
        () => true,
        (error) => {
          if (error instanceof FileMissing) return false;
          throw error;
        },
      );
    },
    readNote: (name) =>
      files.read(noteKey(name)).then(
        (text) => text.toString(),
        (error: unknown) => {
          if (error instanceof FileMissing) return null;
          throw error;
        },
      ),
    async writeNote(name, text) {
      await write(Buffer.from(text), Infinity, () => noteKey(name));
    },
    async room() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
      return null;
    },
  };
  return files;
}

const missing = (key: string) => (error: Error) => {
  throw ['NoSuchKey', 'NotFound'].includes(error.name) ? new FileMissing(key) : error;
};
