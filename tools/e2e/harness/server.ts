import type { Page } from 'playwright-core';
import type { SignIn } from './intake.ts';

interface Call {
  method?: string;
  token?: string;
  body?: object;
}

/** Asks the server without a browser; rejects with the answer when it refuses. */
export async function ask<Answer>(url: string, { method = 'GET', token, body }: Call = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** An access token for who signs in with a password at `address`. */
export async function tokenOf(address: string, { email, password }: SignIn): Promise<string> {
  const url = `${address}/auth/v1/token?grant_type=password`;
  return (await ask<{ access_token: string }>(url, { method: 'POST', body: { email, password } })).access_token;
}

/** What the server answers to the page's own session. */
export const answerTo = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const answer = await fetch(wanted, { headers: { authorization: `Bearer ${localStorage.getItem('AUTH_TOKEN')}` } });
    return { status: answer.status, text: await answer.text() };
  }, path);

export const statusOf = async (page: Page, path: string): Promise<number> => (await answerTo(page, path)).status;
