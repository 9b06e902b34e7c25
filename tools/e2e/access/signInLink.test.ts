import { expect } from 'vitest';
import { administratorStart, signIn } from '../harness/browser.ts';
import { admit } from '../harness/people.ts';
import { ask } from '../harness/server.ts';
import { test } from '../harness/test.ts';

test('a link with the tokens of another session replaces nobody who is signed in, unless they say so', async ({
  page,
  intake,
  administrator,
}) => {
  const mallory = { email: 'mallory.reyes@clinic.example', displayName: 'Mallory Reyes', password: 'plum-Violin-harbour-9' };
  await admit(intake, administrator, 'Clerk', mallory);
  const { access_token, refresh_token } = await ask<Record<string, string>>(
    `${intake.address}/auth/v1/token?grant_type=password`,
    { method: 'POST', body: { email: mallory.email, password: mallory.password } },
  );
  const link = `/auth/reset-password#${new URLSearchParams({ access_token: access_token!, refresh_token: refresh_token!, type: 'recovery' }).toString()}`;

  await signIn(page, administrator);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByText(`You are signed in as ${administrator.email}`).waitFor();
  await expect.poll(() => page.url()).not.toContain('access_token');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.goto(administratorStart);
  await page.getByRole('navigation').first().waitFor();

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in with the link' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith(administratorStart));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('USER_DETAILS') ?? '')).toContain(mallory.email);
});
