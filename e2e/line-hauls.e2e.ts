import { expect, test } from './screen.ts';

test('two scanners unload a trip with one article short and one over [ui-capability-004] [ui-capability-005]', async ({
  page,
  comeAs,
  newWindow,
}) => {
  await comeAs('kim');
  await page.goto('/linehauls');
  await page.getByRole('button', { name: 'New line haul' }).click();
  const form = page.getByRole('dialog');
  for (const [label, port] of [
    ['From', 'SYD'],
    ['To', 'MEL'],
  ] as const) {
    await form.getByRole('combobox', { name: label, exact: true }).fill(port);
    await page.getByRole('option', { name: new RegExp(port) }).click();
  }
  await form.getByRole('textbox', { name: /^Carrier ?\(/ }).fill('Two Scanners Freight');
  await form.getByRole('button', { name: 'Save line haul' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^LH\d{6}/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Add J\d+/ })
    .first()
    .click();
  const articles = page.getByText(/^J\d{8}\d{3}$/);
  await expect(articles.first()).toBeVisible();
  const numbers = await articles.allTextContents();
  const stray = await page
    .getByRole('link', { name: /^J\d{8}$/ })
    .first()
    .textContent();

  const confirm = async (action: string, verb = action) => {
    await page.getByRole('button', { name: action, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: verb, exact: true }).click();
    await expect(question).toBeHidden();
  };
  await confirm('Start loading');
  const other = await newWindow();
  await other.goto(page.url());
  const scan = async (window: typeof page, barcodes: readonly string[]) => {
    await window.getByLabel('Article barcode').fill(barcodes.join(' '));
    await window.getByRole('button', { name: 'Scan', exact: true }).click();
    await expect(window.getByLabel('Article barcode')).toHaveValue('');
  };
  const [first = '', ...rest] = numbers;
  await scan(page, [first]);
  await scan(other, rest.slice(1));
  const count = numbers.length;
  // Each window shows what the other one scanned.
  for (const window of [page, other]) {
    await expect(window.getByText(`${count - 1} of ${count} articles`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Depart', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`1 of ${count} articles are not scanned.`);
  await question.getByRole('button', { name: 'Depart anyway' }).click();
  await expect(question).toBeHidden();
  await expect(other.getByText('Departed', { exact: true }).first()).toBeVisible();

  await confirm('Mark as arrived');
  await confirm('Start unloading');
  await scan(other, [first, ...rest.slice(1)]);
  await scan(page, [`${stray ?? ''}001`]);
  for (const window of [page, other]) {
    await expect(window.getByText('Short (1)')).toBeVisible();
    await expect(window.getByText('Over (1)')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: `Resolve ${rest[0] ?? ''}` }).click();
  await page.getByLabel('Note', { exact: true }).fill('Left behind in Sydney');
  await page.getByRole('button', { name: 'Accept difference' }).click();
  await expect(page.getByText('Left behind in Sydney')).toBeVisible();
  await other.getByRole('button', { name: `Resolve ${stray ?? ''}001` }).click();
  await other.getByRole('button', { name: 'It is here' }).click();
  await expect(page.getByText('Found', { exact: true })).toBeVisible();
  await confirm('Complete');
  await expect(other.getByText('Completed', { exact: true }).first()).toBeVisible();
});
