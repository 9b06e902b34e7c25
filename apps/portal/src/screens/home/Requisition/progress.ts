import { fromBase64, toBase64 } from '../../../data/base64.ts';
import type { StoredFile } from '../../../shared/publicPage/publicFile.ts';
import type { RequisitionForm } from './Requisition.model.ts';

/** What is there of a referral before it is sent. */
export interface Progress {
  form: RequisitionForm;
  files: readonly StoredFile[];
}

/** What the tab keeps: it says nothing to whoever has no key, which the server gives for the ticket and for as long as that holds. */
export interface KeptProgress {
  /** Of the clinic. */
  address: string;
  ticket: string;
  /** Null before anything was typed. */
  sealed: string | null;
}

const place = 'intake-requisition';

export function readKept(address: string): KeptProgress | null {
  const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as KeptProgress | null;
  return kept?.address === address ? kept : null;
}

export const writeKept = (kept: KeptProgress) => sessionStorage.setItem(place, JSON.stringify(kept));
export const dropKept = () => sessionStorage.removeItem(place);

const ivBytes = 12;

/** @param key 32 bytes in base64; it cannot be read again from what comes */
export const importKey = (key: string) => crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

export async function sealProgress(key: CryptoKey, progress: Progress): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(progress)));
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Throws for what was sealed with another key. */
export async function openProgress(key: CryptoKey, text: string): Promise<Progress> {
  const bytes = fromBase64(text);
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, ivBytes) }, key, bytes.slice(ivBytes));
  return JSON.parse(new TextDecoder().decode(opened)) as Progress;
}
