import { signIn } from './harness/browser.ts';
import { goTo } from './harness/desk.ts';
import { test } from './harness/test.ts';

test('an invoice is drafted, issued, paid in two parts, and is balanced then', async ({ page, administrator }) => {
  await signIn(page, administrator);
  await goTo(page, 'Invoices');
  await page.getByRole('button', { name: 'New invoice' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Customer' }).fill('North Shore Clinic');
  await drawer.getByRole('textbox', { name: 'Description' }).fill('Imaging reports');
  await drawer.getByRole('textbox', { name: 'Price' }).fill('100');
  await drawer.getByRole('textbox', { name: 'Price' }).press('Tab');
  await drawer.getByText('$113.00').waitFor();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue' }).click();
  const paper = page.getByRole('article', { name: /Invoice INV-\d{5}/ });
  await paper.waitFor();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('13');
  await drawer.getByRole('textbox', { name: 'Amount' }).press('Tab');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });
  // What is open is there only once the paper knows of the payment; its price is the same.
  await paper.getByText('Paid', { exact: true }).waitFor();
  await paper.getByText('$100.00').last().waitFor();

  await page.getByRole('button', { name: 'Record payment' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('grid', { name: 'Invoices' }).getByRole('row').filter({ hasText: 'North Shore Clinic' }).getByText('Paid').waitFor();
});
