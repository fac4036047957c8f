import { expect, type Page } from './screen.ts';

/** Scans both pieces of a consignment; a delivery is signed for. */
export async function saveScan(
  page: Page,
  connote: string,
  { what, by }: { readonly what: string; readonly by?: string },
): Promise<void> {
  await page.getByLabel('Barcodes').fill(`${connote}001\n${connote}002`);
  await page.getByLabel('Scan event').selectOption({ label: what });
  if (by !== undefined) {
    await page.getByLabel('Received by').fill(by);
    await sign(page);
  }
  await page.getByRole('button', { name: 'Save scan' }).click();
  await expect(page.getByLabel('Barcodes')).toHaveValue('');
  await expect(page.getByText('2 of 2 saved')).toBeVisible();
}

/** Draws a signature. */
export async function sign(page: Page): Promise<void> {
  const box = await page.getByRole('img', { name: 'Sign here' }).boundingBox();
  if (box === null) throw new Error('There is no place to sign.');
  await page.mouse.move(box.x + 60, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 40, { steps: 4 });
  await page.mouse.move(box.x + 220, box.y + 90, { steps: 4 });
  await page.mouse.up();
}
