import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { putFile, useCompleteUploadMutation, useCreateUploadMutation } from '@intake/api/client';
import type { Upload } from '../model/screenModel.ts';
import { refusalOf } from '../uploads/acceptedFiles.ts';
import { problemOf } from '../../../../data/problemOf.ts';

interface Waiting {
  file: File;
  binId: string | null;
  /** Set once the bytes are stored: they are not sent a second time. */
  uploadId?: string;
}

/** Two at a time fill the line; more would only slow each other. */
const atOnce = 2;

/** Files on their way to becoming faxes. Each fails and is tried again by itself. */
export function useUploads(binId: string | null) {
  const [createUpload] = useCreateUploadMutation();
  const [completeUpload] = useCompleteUploadMutation();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, Waiting>());
  const queue = useRef<{ id: string; allowDuplicate: boolean }[]>([]);
  const running = useRef(0);

  const update = (id: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const send = async (id: string, allowDuplicate: boolean) => {
    const waiting = files.current.get(id);
    if (!waiting) return;
    const { file } = waiting;
    try {
      const refusal = await refusalOf(file);
      if (refusal) return update(id, { state: 'failed', problem: { code: refusal } });
      if (!waiting.uploadId) {
        update(id, { state: 'sending', progress: 0, problem: null });
        const { uploadId, url } = await createUpload({ body: { filename: file.name, size: file.size } }).unwrap();
        await putFile(url, file, { onProgress: (progress) => update(id, { progress }) });
        waiting.uploadId = uploadId;
      }
      update(id, { state: 'storing', progress: 1, problem: null });
      const { fax, duplicate } = await completeUpload({
        body: { uploadId: waiting.uploadId, binId: waiting.binId, allowDuplicate },
      }).unwrap();
      update(id, { state: duplicate ? 'duplicate' : 'done', faxId: fax.id });
    } catch (error) {
      const problem = problemOf(error);
      // The server has lost sight of the bytes: trying again sends them anew.
      if (problem.code === 'not-stored' || problem.code === 'not-found') delete waiting.uploadId;
      update(id, { state: 'failed', problem });
    }
  };

  const run = async () => {
    if (running.current >= atOnce) return;
    const next = queue.current.shift();
    if (!next) return;
    running.current += 1;
    await send(next.id, next.allowDuplicate);
    running.current -= 1;
    void run();
  };
  const enqueue = (id: string, allowDuplicate: boolean) => {
    queue.current.push({ id, allowDuplicate });
    void run();
  };

  return {
    uploads,
    add: ({ files: chosen, refused = [] }: { files: File[]; refused?: string[] }) => {
      const taken = chosen.map((file) => ({ id: nanoid(), file }));
      for (const { id, file } of taken) files.current.set(id, { file, binId });
      const blank = { progress: 0, faxId: null };
      setUploads((before) => [
        ...before,
        ...taken.map(({ id, file }) => ({ ...blank, id, name: file.name, size: file.size, state: 'waiting' as const, problem: null })),
        ...refused.map((name) => ({
          ...blank, id: nanoid(), name, size: 0, state: 'failed' as const, problem: { code: 'unsupported-type' },
        })),
      ]);
      for (const { id } of taken) enqueue(id, false);
    },
    retry: ({ id }: { id: string }) => enqueue(id, false),
    /** The same content is here already, and is wanted a second time. */
    keep: ({ id }: { id: string }) => enqueue(id, true),
    remove: ({ id }: { id: string }) => {
      files.current.delete(id);
      setUploads((before) => before.filter((upload) => upload.id !== id));
    },
    /** Puts away what is finished; what is under way goes on and stays to be seen. */
    close: () => setUploads((before) => before.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'storing')),
  };
}
