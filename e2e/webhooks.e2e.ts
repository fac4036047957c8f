import { expect, heading, signIn, test } from './screen.ts';

test('an administrator adds a webhook, sends a test, and checks the delivery', async ({ page }) => {
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

  // A host that does not exist: the delivery fails and reports it.
  await form.getByLabel('Address').fill('https://nobody.invalid/hook');
  await form.getByRole('button', { name: 'Save webhook' }).click();
  const secret = page.getByRole('dialog', { name: 'The secret of this webhook' });
  await expect(secret).toContainText('whsec_');
  await secret.getByRole('button', { name: "I've saved it" }).click();

  await page.getByRole('link', { name: 'https://nobody.invalid/hook' }).click();
  await expect(heading(page, 'Webhook')).toBeVisible();
  await page.getByRole('button', { name: 'Send test' }).click();
  const deliveries = page.getByRole('table', { name: 'Deliveries' });
  await deliveries.getByText('Test', { exact: true }).first().click();
  await expect(page.getByText('It works.')).toBeVisible();
});

test('an API client gets a token with its secret until that is replaced', async ({
  page,
  tenantUrl,
  request,
}) => {
  await signIn(page, 'ada');
  await page.goto('/settings/api');
  await page.getByRole('button', { name: 'Add system' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('Weighbridge');
  await form.getByLabel('View jobs').check();
  await form.getByRole('button', { name: 'Add system' }).click();

  const result = page.getByRole('dialog', { name: 'The secret of this system' });
  await expect(result.locator('code')).toHaveCount(2);
  const [id = '', secret = ''] = await result.locator('code').allTextContents();
  await result.getByRole('button', { name: "I've saved it" }).click();
  // By IP address: a machine's resolver need not know *.localhost, only browsers do.
  const { host, port } = new URL(tenantUrl);
  const query = (client_secret: string) =>
    request.post(`http://127.0.0.1:${port}/token`, {
      headers: { Host: host },
      form: { grant_type: 'client_credentials', client_id: id, client_secret },
    });
  expect((await query(secret)).status()).toBe(200);

  const row = page.getByRole('row', { name: /Weighbridge/ });
  await expect(row).toContainText('View jobs');
  await row.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('button', { name: 'Generate new secret' }).click();
  await expect(result.locator('code')).toHaveCount(2);
  const [, next = ''] = await result.locator('code').allTextContents();
  await result.getByRole('button', { name: "I've saved it" }).click();
  expect([(await query(secret)).status(), (await query(next)).status()]).toEqual([401, 200]);
});
