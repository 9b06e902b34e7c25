import { putFile } from '@intake/api/client';
import { fileHead, fileRefusal, largestPublicFile, mostPublicFiles } from '@intake/api/rules';
import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { problemOf } from '../../data/problemOf.ts';
import type { PublicFile, StoredFile } from './publicFile.ts';

async function refusalOf(file: File): Promise<string | undefined> {
  if (file.size > largestPublicFile) return 'too-large';
  return fileRefusal(file.size, new Uint8Array(await file.slice(0, fileHead).arrayBuffer()));
}

/**
 * Files of somebody who is not signed in, sent as they are chosen. They are named by tokens, which this page alone holds.
 * @param ticketOf gives what they are sent with; it may take a while
 */
export function usePublicFiles(ticketOf: () => Promise<string>) {
  const [files, setFiles] = useState<readonly PublicFile[]>([]);
  const held = useRef(new Map<string, { file: File; stop: AbortController }>());
  const stored = useRef(new Map<string, StoredFile>());
  const update = (id: string, changes: Partial<PublicFile>) => setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  const send = async (id: string) => {
    const entry = held.current.get(id);
    if (!entry) return;
    try {
      const refusal = await refusalOf(entry.file);
      if (refusal) return update(id, { state: 'failed', problem: { code: refusal } });
      update(id, { state: 'sending', percent: 0, problem: null });
      const answer = await putFile(`/api/public/files/${encodeURIComponent(await ticketOf())}`, entry.file, {
        headers: { 'x-file-name': encodeURIComponent(entry.file.name) },
        signal: entry.stop.signal,
        onProgress: (fraction) => update(id, { percent: Math.round(fraction * 100) }),
      });
      // Taken away meanwhile, it belongs to nothing.
      if (!held.current.has(id)) return;
      stored.current.set(id, { id, name: entry.file.name, size: entry.file.size, token: (answer as { file: string }).file });
      update(id, { state: 'done', percent: 100 });
    } catch (error) {
      update(id, { state: 'failed', problem: problemOf(error) });
    }
  };

  return {
    files,
    add: ({ files: chosen, refused = [] }: { files: File[]; refused?: readonly string[] }) => {
      const room = Math.max(0, mostPublicFiles - files.length);
      const taken = chosen.slice(0, room).map((file) => ({ id: nanoid(), file }));
      for (const { id, file } of taken) held.current.set(id, { file, stop: new AbortController() });
      const listed = (name: string, code: string): PublicFile => ({ id: nanoid(), name, size: 0, state: 'failed', percent: 0, problem: { code } });
      setFiles((before) => [
        ...before,
        ...taken.map(({ id, file }): PublicFile => ({ id, name: file.name, size: file.size, state: 'waiting', percent: 0, problem: null })),
        ...chosen.slice(room).map(({ name }) => listed(name, 'too-many')),
        ...refused.map((name) => listed(name, 'unsupported-type')),
      ]);
      for (const { id } of taken) void send(id);
    },
    retry: ({ id }: { id: string }) => void send(id),
    remove: ({ id }: { id: string }) => {
      held.current.get(id)?.stop.abort();
      held.current.delete(id);
      stored.current.delete(id);
      setFiles((before) => before.filter((file) => file.id !== id));
    },
    clear: () => {
      held.current.clear();
      stored.current.clear();
      setFiles([]);
    },
    /** Those that have arrived. */
    stored: (): StoredFile[] => [...stored.current.values()],
    /** Those that had arrived before the page was loaded anew. */
    restore: (before: readonly StoredFile[]) => {
      stored.current = new Map(before.map((file) => [file.id, file]));
      setFiles(before.map(({ id, name, size }): PublicFile => ({ id, name, size, state: 'done', percent: 100, problem: null })));
    },
  };
}
