import { readFile } from 'node:fs/promises';
import { sampleOf } from '../server/src/testing/files/sample-files.ts';
import { dialog, expect, heading, settled, signIn, test, type Page } from './screen.ts';

const documents = (page: Page) => page.getByRole('list', { name: 'Attached documents' });
const addDocuments = (page: Page) => page.getByRole('button', { name: 'Add documents' }).click();
const terms = {
  name: 'Terms of carriage.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('30 days'),
};

async function openCedar(page: Page, tab: string): Promise<void> {
  await page.goto('/customers?q=cedar');
  await page.getByRole('link', { name: 'Cedar & Co' }).first().click();
  await expect(heading(page, 'Cedar & Co')).toBeVisible();
  await page.getByRole('tab', { name: tab }).click();
  await settled(page);
}

test('staff share a document with a customer, who downloads it and replies with another', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'ada');
  await openCedar(page, 'Documents');
  await expect(documents(page)).toContainText('Credit check.pdf');
  await addDocuments(page);
  await page.getByLabel('Type', { exact: true }).selectOption('Contract');
  await page.getByRole('switch', { name: 'Visible to the customer' }).click();
  await page.getByLabel('New documents').setInputFiles(terms);
  const line = documents(page).getByRole('listitem').filter({ hasText: terms.name });
  await expect(line).toContainText('Visible to customer');

  const theirs = await newWindow();
  await signIn(theirs, 'oto');
  await theirs.goto('/settings/company?tab=documents');
  await expect(documents(theirs)).toContainText('Freight agreement.pdf');
  await expect(documents(theirs)).not.toContainText('Credit check');
  const download = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: `Download ${terms.name}` }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(terms.name);
  expect(await readFile(await saved.path(), 'utf8')).toBe('30 days');
  await expect(theirs.getByRole('button', { name: `Delete ${terms.name}` })).toHaveCount(0);

  await addDocuments(theirs);
  const signed = { ...terms, name: 'Signed.txt' };
  await theirs.getByLabel('New documents').setInputFiles(signed);
  await expect(documents(page)).toContainText('Signed.txt');
  await page.getByRole('button', { name: `Delete ${terms.name}` }).click();
  await dialog(page).getByRole('button', { name: 'Delete document' }).click();
  await expect(documents(page)).not.toContainText(terms.name);
  await expect(documents(theirs)).not.toContainText(terms.name);
});

test('a file whose content does not match its name is rejected with a message', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await openCedar(page, 'Documents');
  await addDocuments(page);
  const files = [
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') },
    { name: 'tool.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90') },
  ];
  await page.getByLabel('New documents').setInputFiles(files);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads).toContainText('page.html: Please send one of pdf');
  await expect(uploads).toContainText('tool.pdf: This file is not the PDF that its name says');
});

test('a customer gets a logo that everyone sees on its page', async ({ page }) => {
  const logo = await sampleOf({ width: 240, height: 80 }).png().toBuffer();
  await signIn(page, 'ada');
  await openCedar(page, 'Details');
  await page
    .getByLabel('Choose an image for logo')
    .setInputFiles({ name: 'cedar.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByText('Customer saved', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('img', { name: /^Logo of/ })).toBeVisible();
});

test('a label that opens in a tab is named by its number, in its address and its header', async ({
  page,
}) => {
  await signIn(page, 'kim');
  await page.goto('/bookings-beta?group=booked&q=ACM');
  await settled(page);
  const link = page.getByRole('link', { name: /^ACM\d+$/ }).first();
  const number = await link.innerText();
  await link.click();
  await expect(heading(page, number)).toBeVisible();
  const opened = page
    .context()
    .waitForEvent(
      'response',
      (reply) => /OpenDocument/.test(reply.url()) && reply.status() === 200,
    );
  await page.getByRole('button', { name: 'Print label' }).first().click();
  const reply = await opened;
  const name = `Labels ${number}.pdf`;
  expect(decodeURIComponent(reply.url().split('/').at(-1) ?? '')).toBe(name);
  expect(reply.headers()['content-disposition']).toBe(
    `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
  );
});
