import {
  complete,
  dialog,
  expect,
  heading,
  pick,
  row,
  settled,
  signIn,
  test,
  toast,
  type Page,
} from './screen.ts';

/** An invoice of the own fleet's subcontractors: fifty additional services that were not quoted. */
const consignments = 5;
const services = 10;

test('a carrier invoice with fifty differing lines is approved by keyboard', async ({ page }) => {
  await signIn(page, 'lena');
  const numbers = await delivered(page);
  const extras = numbers.flatMap((number) =>
    Array.from({ length: services }, (_, at) => `${number},X${at},Extra ${at},12,0.06,${10 + at}`),
  );
  const matching = 'ConsignmentNo,ServiceCode,ServiceName,ChargedWeight,ChargedVolume,AmountExTax';
  await upload(page, 'extras.csv', [matching, ...extras].join('\n'));
  await page.getByLabel('Carrier', { exact: true }).selectOption('OWN');
  await expect(page.getByText('50 rows, $725.00 in total')).toBeVisible();
  await page.getByLabel(/^Total before tax/).fill('700');
  await page.getByRole('button', { name: 'Import invoice' }).click();
  await expect(page.getByText('The lines add up to 725.00, not 700.00').first()).toBeVisible();
  await page.getByLabel(/^Total before tax/).fill('725');
  await page.getByRole('button', { name: 'Import invoice' }).click();
  await expect(heading(page, /extras\.csv/)).toBeVisible();
  const lines = page.getByRole('table', { name: 'Lines' });
  await expect(lines).toBeVisible();
  await page.keyboard.press('j');
  for (let at = 0; at < consignments * services; at += 1) await page.keyboard.press('a');
  await expect(page.getByText('All lines on this page are decided.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Approved', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Show remaining lines' }).click();
  await expect(page.getByText('$725.00').first()).toBeVisible();
  await expect(lines).toBeHidden();
  await page.goto('/finance/reconciliation/recharges');
  await expect(row(page, numbers[0] ?? '')).toBeVisible();
});

test('differences are settled by reason, overridden, and disputed with evidence', async ({
  page,
}) => {
  await signIn(page, 'lena');
  await page.goto('/finance/invoices');
  await page.getByRole('link', { name: 'Reconciliation' }).click();
  await page.getByRole('link', { name: 'SUB-1107' }).click();
  await settled(page);
  await page.getByRole('button', { name: /^Approve \d+ matching lines$/ }).click();
  await expect(toast(page, /lines approved/)).toBeVisible();
  const reasons = page.getByRole('table', { name: 'Differences by reason' });
  await reasons
    .getByRole('row', { name: /Weight/ })
    .getByRole('button')
    .click();
  await page.getByRole('menuitem', { name: /^Pass on: all/ }).click();
  await page.getByRole('button', { name: 'Pass on', exact: true }).click();
  await expect(toast(page, /.+ lines decided/)).toBeVisible();
  await reasons.getByRole('link', { name: 'Zone or rate' }).click();
  await expect(page).toHaveURL(/show=Zone/);
  await settled(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog').getByRole('columnheader', { name: 'Declared' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await page.getByLabel('Recharge before tax').fill('2.50');
  await page.getByRole('button', { name: 'Approve amount' }).click();
  await expect(
    page
      .getByText('Enter a value')
      .or(page.getByText(/required/i))
      .first(),
  ).toBeVisible();
  await page.getByLabel('Note').fill('Agreed by telephone');
  await page.getByRole('button', { name: 'Approve amount' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, 'Passed on').first()).toContainText('$2.50');
  await page.getByRole('button', { name: /^Show: / }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/show=Duplicate/);
  await settled(page);
  await page.keyboard.press('j');
  await page.keyboard.press('d');
  await page.getByLabel('Note').fill('Charged twice: please credit');
  await page.getByRole('button', { name: 'Dispute', exact: true }).click();
  await expect(row(page, 'Disputed').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('k');
  await page.keyboard.press('u');
  await expect(row(page, 'Disputed')).toHaveCount(0);
  await page.keyboard.press('d');
  await page.getByLabel('Note').fill('Charged twice: please credit');
  await page.getByRole('button', { name: 'Dispute', exact: true }).click();
  await expect(row(page, 'Disputed').first()).toBeVisible();
  await page.getByRole('button', { name: 'E-mail to the carrier' }).click();
  const email = dialog(page, 'E-mail to the carrier');
  await expect(email.getByLabel('Text')).toHaveValue(/we dispute 1 line of your invoice SUB-1107/);
  await email.getByLabel('Send to').fill('accounts@subcontractors.example');
  await email.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(toast(page, 'The e-mail to the carrier is being sent')).toBeVisible();
});

test('freight that was charged but not booked is booked from its line, and linked', async ({
  page,
}) => {
  await signIn(page, 'ada');
  const heads = 'ConsignmentNo,ServiceCode,ServiceName,ChargedWeight,ChargedVolume,AmountExTax';
  const lines = ['UNBOOKED1,STD,Road,8,0.02,31.5', 'UNBOOKED1,FUEL,Fuel levy,8,0.02,4.5'];
  await upload(page, 'unbooked.csv', [heads, ...lines].join('\n'));
  await page.getByLabel('Carrier', { exact: true }).selectOption('OWN');
  await page.getByLabel(/^Total before tax/).fill('36');
  await page.getByRole('button', { name: 'Import invoice' }).click();
  await expect(heading(page, /unbooked\.csv/)).toBeVisible();
  const invoice = page.url();
  await row(page, 'UNBOOKED1')
    .first()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Link to a booking…' }).click();
  await dialog(page).getByRole('link', { name: 'Create a booking' }).click();
  await expect(page.getByText('OWN charged $36.00 before tax.')).toBeVisible();
  await pick(page, 'Customer', 'Cedar & Co');
  const to = page.getByRole('group', { name: 'To', exact: true });
  await complete(to.getByLabel('Suburb or postcode'), '3121', 'Richmond');
  await to.getByLabel('Street address').fill('5 Swan Street');
  await expect(page.getByLabel('Weight each of item 1')).toHaveValue('8');
  for (const [name, size] of Object.entries({ Length: '40', Width: '30', Height: '20' })) {
    await page.getByLabel(`${name} of item 1`).fill(size);
  }
  await page.getByRole('button', { name: /^Book \$/ }).click();
  await expect(heading(page, 'Booked')).toBeVisible();
  await expect(page.getByText(/invoice is linked to this booking$/)).toBeVisible();
  await page.goto(invoice);
  await expect(row(page, 'UNBOOKED1').first()).toContainText('8 / 8');
});

test('users without reconciliation rights cannot reach it', async ({ page }) => {
  await signIn(page, 'oto');
  await page.goto('/finance/invoices');
  await expect(heading(page, 'Invoices')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reconciliation' })).toHaveCount(0);
  await page.goto('/finance/reconciliation');
  await expect(heading(page, "You don't have access to this page")).toBeVisible();
});

/** Returns delivered consignments of the own fleet. */
async function delivered(page: Page): Promise<readonly string[]> {
  await page.goto('/bookings-beta?take=50&q=ACM');
  await settled(page);
  const found = await page
    .getByRole('row', { name: /Delivered/ })
    .getByRole('link', { name: /^ACM\d+$/ })
    .allTextContents();
  return found.slice(0, consignments);
}

async function upload(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/finance/reconciliation');
  await page
    .getByRole('link', { name: /^Import invoice/ })
    .first()
    .click();
  await expect(heading(page, 'Import carrier invoice')).toBeVisible();
  await page
    .getByLabel("Carrier's invoice")
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
