import { expect, heading, signIn, test } from './screen.ts';

test('an administrator adds a webhook, keeps its secret, sends a test, and reads what became of it', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/settings');
  await page.getByRole('link', { name: /^Webhooks/ }).click();
  await page.getByRole('button', { name: 'Add webhook' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Address').fill('https://192.168.1.1/hook');
  await form.getByLabel('An invoice is issued').check();
  await form.getByRole('button', { name: 'Save webhook' }).click();
  await expect(form.getByText('The address is not a public one').first()).toBeVisible();
  await expect(form.getByLabel('An invoice is issued')).toBeChecked();

  // A name that nobody has: the delivery fails, and says so.
  await form.getByLabel('Address').fill('https://nobody.invalid/hook');
  await form.getByRole('button', { name: 'Save webhook' }).click();
  const secret = page.getByRole('dialog', { name: 'The secret of this webhook' });
  await expect(secret).toContainText('whsec_');
  await secret.getByRole('button', { name: 'I have kept it' }).click();

  await page.getByRole('link', { name: 'https://nobody.invalid/hook' }).click();
  await expect(heading(page, 'Webhook')).toBeVisible();
  await page.getByRole('button', { name: 'Send test' }).click();
  const deliveries = page.getByRole('table', { name: 'Deliveries' });
  await deliveries.getByText('Test', { exact: true }).first().click();
  await expect(page.getByText('It works.')).toBeVisible();
});
