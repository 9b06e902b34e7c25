import { expect } from 'vitest';
import { signIn } from '../harness/browser.ts';
import { goTo } from '../harness/desk.ts';
import { mailedLink } from '../harness/mails.ts';
import { test } from '../harness/test.ts';

test('the public pages are read without a script, in the language of the browser or the one that is chosen', async ({ openPage }) => {
  const visitor = await openPage({ javaScriptEnabled: false, locale: 'fr-CA' });
  await visitor.goto('/home/pages/homepage');
  await visitor.getByRole('heading', { level: 1, name: 'Aucune télécopie oubliée. Une réponse à chaque demande.' }).waitFor();
  await expect.poll(() => visitor.title()).toBe('Le bureau où les télécopies deviennent des rendez-vous · Intake');
  await visitor.getByRole('link', { name: '日本語' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'FAX を忘れない。紹介状には必ず返事を。' }).waitFor();
  await visitor.goto('/home/pages/privacy?lang=zh');
  await visitor.getByRole('heading', { level: 1, name: '隐私' }).waitFor();
  for (const path of ['aboutus', 'terms']) {
    await visitor.goto(`/home/pages/${path}`);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
  }
});

test('theme and language that were chosen on a public page hold everywhere', async ({ openPage }) => {
  const visitor = await openPage();
  await visitor.goto('/home/pages/terms');
  await visitor.getByRole('button', { name: 'Change between light and dark' }).click();
  await visitor.getByRole('link', { name: 'Français' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' }).waitFor();
  await visitor.goto('/home/pages/aboutus');
  await visitor.getByRole('heading', { level: 1, name: 'Le bureau qui répond' }).waitFor();
  await visitor.getByRole('link', { name: 'Se connecter' }).click();
  await visitor.getByRole('button', { name: 'Se connecter' }).first().waitFor();
  await expect.poll(() => visitor.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('somebody asks for news, proves the address, gets them, and ends them by their link', async ({ page, openPage, administrator, intake }) => {
  const reader = 'rowan.ashby@lakeshore.example';
  await signIn(page, administrator);
  const visitor = await openPage();
  await visitor.goto('/home/pages/subscribe');
  await visitor.getByLabel('E-mail address').fill(reader);
  await visitor.getByText('I would like news about Intake at this address').click();
  await visitor.getByRole('button', { name: 'Ask for the news' }).click();
  await visitor.getByRole('heading', { name: 'Look into your inbox' }).waitFor();
  const proof = await mailedLink(intake, administrator, reader);
  await visitor.goto(proof);
  await visitor.getByRole('button', { name: 'Yes, send me the news' }).click();
  await visitor.getByRole('heading', { name: 'The news will come to you' }).waitFor();

  await goTo(page, 'Settings');
  await page.getByRole('link', { name: 'News and subscribers' }).click();
  await page.getByRole('row').filter({ hasText: reader }).getByText('Gets the news').waitFor();
  await page.getByRole('button', { name: 'Write to subscribers' }).click();
  await page.getByLabel('Subject · English').fill('What is new');
  await page.getByLabel('Text · English').fill('Letters are faxed.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Sent to 1 person').waitFor();

  const end = await mailedLink(intake, administrator, reader);
  expect(end).not.toBe(proof);
  await visitor.goto('/home/pages/aboutus');
  await visitor.goto(end);
  await visitor.getByRole('button', { name: 'End the news' }).click();
  await visitor.getByRole('heading', { name: 'You get no more news' }).waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'You get no more news' }).waitFor();
});
