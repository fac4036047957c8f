import { Secret, TOTP } from 'otpauth';
import {
  complete,
  dialog,
  expect,
  fillSignIn,
  heading,
  row,
  signIn,
  test,
  toast,
} from './screen.ts';

test('an administrator edits units, narrows the user list and creates an API key', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/settings/org-units');
  const tree = page.getByRole('tree', { name: 'Organisation units' });
  await tree.getByRole('treeitem', { name: /^Operations/ }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Customer service' })).toBeVisible();
  await expect(row(page, 'Cleo Marsh')).toBeVisible();
  await page.getByRole('button', { name: 'Add below' }).click();
  await dialog(page, 'New unit below Customer service').getByLabel('Name').fill('Night desk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Night desk' })).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: /Night desk/ })).toBeVisible();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const move = dialog(page, 'Move Night desk');
  await complete(move.getByLabel(/^Below/), 'Operations', 'Operations');
  await move.getByRole('button', { name: 'Move unit' }).click();
  await expect(toast(page, 'Night desk moved')).toBeVisible();

  await page.goto('/settings/users');
  await page.getByRole('button', { name: /^Role/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Finance' }).click();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Lena Novák')).toBeVisible();
  await expect(row(page, 'Cleo Marsh')).toHaveCount(0);
  await expect(page).toHaveURL(/role=/);

  await page.goto('/settings/users?q=cleo');
  await page.getByRole('link', { name: 'Cleo Marsh' }).first().click();
  await page.getByRole('tab', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'Create API key' }).click();
  const naming = dialog(page, 'Create API key');
  await naming.getByLabel('Name').fill('Warehouse scanner');
  await naming.getByRole('button', { name: 'Create API key' }).click();
  const result = dialog(page, 'Your new API key');
  const key = (await result.locator('code').innerText()).trim();
  expect(key).toMatch(/^[A-Za-z0-9]{40}$/);
  await result.getByRole('button', { name: "I've copied it" }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  const asCleo = await page.evaluate(async (apiKey) => {
    const path = '/api/core/profile/currentuserprofile';
    const response = await fetch(path, { headers: { 'x-api-key': apiKey } });
    return (await response.json()) as unknown;
  }, key);
  expect(asCleo).toMatchObject({ result: { userName: 'cleo' } });
});

test('two-factor authentication is set up, required, and passed without the app', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'ada');
  await page.goto('/settings/security');
  await page.getByLabel('Two-factor authentication').check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toast(page, 'Security saved')).toBeVisible();

  const theirs = await newWindow();
  await signIn(theirs, 'wes');
  await theirs.goto('/settings/profile');
  await theirs.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const setup = dialog(theirs, 'Set up an authenticator app');
  await setup.getByLabel('Current password', { exact: true }).fill('waybill-demo');
  await theirs.keyboard.press('Enter');
  await expect(setup.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await setup.getByText(/^[A-Z2-7]{32}$/).innerText()).trim();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await setup.getByLabel('Security code').fill(app.generate());
  await theirs.keyboard.press('Enter');
  await expect(toast(theirs, 'Your authenticator app is set up')).toBeVisible();

  const elsewhere = await newWindow();
  await elsewhere.goto('/auth/login');
  await fillSignIn(elsewhere, 'wes', 'waybill-demo');
  await expect(heading(elsewhere, 'Security code')).toBeVisible();
  // The current code was used to set up the app; the next one is already accepted.
  const next = app.generate({ timestamp: Date.now() + 30_000 });
  await elsewhere.getByLabel('Security code').fill(next);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL('/dashboard');

  await theirs.goto('/settings/profile');
  await theirs.getByRole('button', { name: 'New recovery codes' }).click();
  const made = dialog(theirs, 'Recovery codes');
  await made.getByLabel('Current password', { exact: true }).fill('waybill-demo');
  await theirs.keyboard.press('Enter');
  const codes = made.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes.first()).toBeVisible();
  const code = (await codes.first().innerText()).trim();
  await made.getByRole('button', { name: "I've saved these codes" }).click();
  const without = await newWindow();
  await without.goto('/auth/login');
  await fillSignIn(without, 'wes', 'waybill-demo');
  await without.getByLabel('Security code').fill(code);
  await without.keyboard.press('Enter');
  await expect(without).toHaveURL('/dashboard');

  await theirs.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(theirs.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);

  // Later tests sign in as the same user, with only the password.
  await theirs.getByRole('button', { name: 'Turn off' }).click();
  await theirs.getByRole('dialog').getByLabel('Current password').fill('waybill-demo');
  await theirs.keyboard.press('Enter');
  await expect(toast(theirs, 'Two-factor authentication is off')).toBeVisible();
});

test('administration settings take effect: test e-mail, protected directory, page styles', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/settings/email');
  await page.getByLabel('Send to').fill('ada@acme.example');
  await page.getByRole('button', { name: 'Send test e-mail' }).click();
  await expect(page.getByRole('alert')).toContainText('the e-mail was saved to the outbox');

  await page.goto('/settings/directory');
  await page.getByLabel(/^Server/).fill('10.0.0.7:636');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The address is not a public one').first()).toBeVisible();
  await expect(page.getByLabel(/^Server/)).toHaveValue('10.0.0.7:636');
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.goto('/settings/branding');
  const style = page.getByLabel(/^Custom style sheet \(CSS\)/);
  await style.fill('h1 { letter-spacing: 3px }\nh1 { display: none }');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Line 2: display is not taken').first()).toBeVisible();
  await style.fill('h1 { letter-spacing: 3px }');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toast(page, 'Branding saved')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Branding')).toHaveCSS('letter-spacing', '3px');
  await style.fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toast(page, 'Branding saved')).toBeVisible();
});
