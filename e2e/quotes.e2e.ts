import { complete, dialog, expect, heading, pick, row, signIn, test, type Page } from './screen.ts';

const reader = 'pia@prospect.example';

test('a quote is saved, e-mailed, opened without an account and booked by staff', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'kim');
  const price = await test.step('prices are requested and one is saved', () => saveQuote(page));
  const number = /peek=(\d+)/.exec(page.url())?.[1] ?? '';
  await test.step('it is e-mailed and its price held', async () => {
    await page.getByRole('button', { name: 'E-mail quote' }).click();
    const email = dialog(page, `E-mail quote ${number}`);
    await email.getByLabel('E-mail', { exact: true }).fill(reader);
    await expect(email.getByLabel('Extend price validity')).toHaveValue('30');
    await email.getByRole('button', { name: 'Send quote' }).click();
    await expect(page.getByRole('dialog').getByText(reader)).toBeVisible();
  });
  const guest = await newWindow();
  await test.step('the recipient opens it', async () => {
    await guest.goto(await linkInEmail(guest, number));
    await expect(guest.getByRole('heading', { name: `Quote ${number}` })).toBeVisible();
    await expect(guest.getByRole('main')).toContainText(price);
    await expect(guest.getByRole('main')).toContainText('Richmond VIC 3121');
    await expect(guest.getByRole('main')).not.toContainText('220 Swan Street');
    await expect(guest.getByRole('link', { name: 'Sign in to book' })).toBeVisible();
  });
  await test.step('the recipient accepts it', async () => {
    await guest.getByLabel('Your name').fill('Pia Roth');
    await guest.getByRole('button', { name: `Accept for ${price}` }).click();
    await expect(guest.getByText('This quote is accepted')).toBeVisible();
    await page.goto(`/quotes?peek=${number}`);
    await expect(page.getByRole('dialog').getByText(/accepted .* by Pia Roth/)).toBeVisible();
  });
  await test.step('staff book it at exactly that price', async () => {
    await page.goto('/quotes');
    await row(page, number).getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Book this quote' }).click();
    await expect(page.getByRole('radio', { name: /Original quote/, checked: true })).toBeVisible();
    await page.getByRole('button', { name: `Book ${price}` }).click();
    await expect(heading(page, 'Booked')).toBeVisible();
  });
  await guest.reload();
  await expect(guest.getByText('This quote has been booked')).toBeVisible();
});

test('whoever was sent a quote without an account books it with the link, at its price', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'kim');
  const price = await saveQuote(page, null);
  const number = /peek=(\d+)/.exec(page.url())?.[1] ?? '';
  await page.getByRole('button', { name: 'E-mail quote' }).click();
  const email = dialog(page, `E-mail quote ${number}`);
  await email.getByLabel('E-mail', { exact: true }).fill(reader);
  await email.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByRole('dialog').getByText(reader)).toBeVisible();
  const guest = await newWindow();
  const link = await linkInEmail(guest, number);
  await test.step('the form has the freight of the quote, and no street', async () => {
    await guest.goto(link);
    await guest.getByRole('link', { name: 'Book this quote' }).click();
    const tile = guest.getByRole('radio', { name: /Original quote/ });
    await expect(tile).toBeChecked();
    await expect(guest.getByLabel('Length of item 1')).toHaveValue('40');
    const to = guest.getByRole('group', { name: 'To', exact: true });
    await expect(to.getByLabel('Suburb or postcode')).toHaveValue(/Richmond/);
    await expect(to.getByLabel('Street address')).toHaveValue('');
  });
  await test.step('other freight has a new price, which is said before it is booked', async () => {
    await guest.getByLabel('Pieces of item 1').fill('3');
    await expect(guest.getByText('The freight differs from the quote')).toBeVisible();
    await expect(guest.getByRole('radio', { name: /Original quote/ })).toHaveCount(0);
    await guest.getByLabel('Pieces of item 1').fill('1');
    await expect(guest.getByRole('radio', { name: /Original quote/ })).toBeChecked();
  });
  await test.step('it is booked and paid at exactly that price', async () => {
    await guest.getByLabel('E-mail', { exact: true }).first().fill(reader);
    await guest.getByLabel('Your name').fill('Pia Roth');
    for (const [end, street] of [
      ['From', '1 Bourke Road'],
      ['To', '220 Swan Street'],
    ] as const) {
      const place = guest.getByRole('group', { name: end, exact: true });
      await place.getByLabel('Street address').fill(street);
    }
    await guest.getByRole('button', { name: `Book and pay ${price}` }).click();
    await expect(guest.getByText(/^Paid\./)).toBeVisible();
    await expect(guest.getByRole('main')).toContainText(price);
  });
  await guest.goto(link);
  await expect(guest.getByText('This quote has been booked')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Book this quote' })).toHaveCount(0);
});

/** Saves a quote, for a customer or for nobody yet, and returns its price. */
async function saveQuote(page: Page, customer: string | null = 'Cedar & Co'): Promise<string> {
  await page.goto('/bookings/new');
  if (customer === null) {
    const from = page.getByRole('group', { name: 'From', exact: true });
    await complete(from.getByLabel('Suburb or postcode'), '2015', 'Alexandria');
  } else await pick(page, 'Customer', customer);
  const to = page.getByRole('group', { name: 'To', exact: true });
  await to.getByLabel('Street address').fill('220 Swan Street');
  await complete(to.getByLabel('Suburb or postcode'), '3121', 'Richmond');
  const sizes = { Length: '40', Width: '30', Height: '20', 'Weight each': '8' };
  for (const [label, size] of Object.entries(sizes)) {
    await page.getByLabel(`${label} of item 1`).fill(size);
  }
  await expect(page.getByRole('radio', { name: /Acme Fleet/, checked: true })).toBeVisible();
  const book = page.getByRole('button', { name: /^Book \$/ });
  const price = (await book.innerText()).replace(/^Book /, '');
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByRole('dialog', { name: /^Quote \d+$/ })).toBeVisible();
  return price;
}

/**
 * Returns the link from the e-mail in the outbox, as no mail server is configured; its lines are
 * folded.
 */
async function linkInEmail(page: Page, number: string): Promise<string> {
  const email = page.getByRole('article').filter({ hasText: `quote ${number},` });
  await expect(async () => {
    await page.goto('/dev/outbox');
    await expect(email).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  const text = (await email.innerText()).replaceAll(/=\r?\n/g, '');
  return /\/quotes\/[\w-]{43}/.exec(text)?.[0] ?? '';
}
