import { createHash, randomBytes } from 'node:crypto';

/** Letters and digits that survive mail programs which change the case of an address. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 26;
const address = new RegExp(`^reply\\+([${letters}]{${length}})@`, 'i');

/** 130 random bits, as the local part of an address may carry them. */
export const newReplyToken = (): string => Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

export const replyAddress = (token: string, domain: string): string => `reply+${token}@${domain}`;

/** Null for an address of another kind. */
export const tokenIn = (recipient: string): string | null => address.exec(recipient)?.[1]?.toLowerCase() ?? null;

/** What is kept of a token: whoever reads the database can answer nothing. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
