import { testLdapServer } from '@waybill/adapters/testing/ldap-server';
import { peopleOfCedar } from '@waybill/adapters/testing/people-of-cedar';
import { expect, fillSignIn, heading, sidebar, signIn, test } from './screen.ts';

test('users sign in via the tenant’s directory and get the roles of their groups', async ({
  page,
  newWindow,
}) => {
  const port = Number(process.env['JOURNEYS_LDAP_PORT']);
  const directory = await testLdapServer(peopleOfCedar, { port });
  try {
    await signIn(page, 'ada');
    await page.goto('/settings/directory');
    await page.getByLabel('Sign in with directory passwords').check();
    const fields = {
      Domain: 'cedar.example',
      Server: `localhost:${port}`,
      'Bind account': 'cn=waybill,dc=cedar,dc=example',
      'Bind password': 'lookup',
      'Username(?! of)': 'uid',
    };
    for (const [label, value] of Object.entries(fields)) {
      await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
    }
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Directory saved', { exact: true })).toBeVisible();

    await page.getByLabel('Username of someone in the directory').fill('omar');
    await page.getByRole('button', { name: 'Look up user' }).click();
    await expect(page.getByText(`localhost:${port} found this person`)).toBeVisible();
    await expect(page.getByText('cn=Dispatch,ou=groups,dc=cedar,dc=example')).toBeVisible();

    await page.getByRole('button', { name: 'Add group' }).click();
    await page.getByLabel('Group', { exact: true }).fill('Dispatch');
    await page.getByLabel('Role', { exact: true }).selectOption('Dispatcher');
    await page.getByRole('button', { name: 'Save group roles' }).click();
    await expect(page.getByText('Group roles saved', { exact: true })).toBeVisible();

    const omar = await newWindow();
    await omar.goto('/auth/login?callbackUrl=/drivers');
    await fillSignIn(omar, 'omar', 'omar-knows');
    await expect(heading(omar, 'Drivers')).toBeVisible();
    await expect(sidebar(omar).filter({ hasText: 'Finance' })).toHaveCount(0);

    await page.goto('/settings/directory');
    await page.getByLabel('Sign in with directory passwords').uncheck();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Directory saved', { exact: true })).toBeVisible();
  } finally {
    await directory.close();
  }
});
