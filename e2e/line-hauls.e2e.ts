import { callApi } from './api.ts';
import { type AddedJob, addJob, someCustomer } from './fleet.ts';
import { chooseMore, dialog, expect, type Page, signIn, test } from './screen.ts';

/** Creates a confirmed job with a number of cartons, possibly of dangerous goods. */
const addCartons = async (
  page: Page,
  cartons: number,
  some: { readonly dangerousgoods?: string } = {},
): Promise<AddedJob> =>
  addJob(page, {
    ...some,
    customerid: await someCustomer(page),
    companyName: 'Cedar & Co',
    from: { suburb: 'Port Botany', postCode: '2036' },
    to: { suburb: 'Newtown', postCode: '2042' },
    cartons,
  });

const articlesOf = (job: AddedJob): readonly string[] =>
  job.items.flatMap(({ articlenumbers }) => articlenumbers);

test('two scanners move 120 articles, one short, one over [ui-capability-004]', async ({
  page,
  newWindow,
}) => {
  // A whole trip in two windows: more than a minute on a busy machine.
  test.setTimeout(120_000);
  await signIn(page, 'kim');
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
  const linehaulId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const jobs = [await addCartons(page, 70), await addCartons(page, 50)];
  const jobIds = jobs.map(({ id }) => id);
  await callApi(page, 'POST /api/jobs/linehaul-job-allocation/allocate-jobs', {
    allocation: { linehaulId, jobIds },
  });
  const [stray = ''] = articlesOf(await addCartons(page, 1));
  const [first = '', last = '', ...rest] = jobs.flatMap(articlesOf);
  const count = rest.length + 2;
  expect(count).toBe(120);
  await expect(page.getByText(last, { exact: true })).toBeVisible();

  const confirm = async (action: string, verb = action) => {
    await page.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await confirm('Start loading');
  const other = await newWindow();
  await signIn(other, 'wes');
  await other.goto(page.url());
  const scan = async (window: typeof page, barcodes: readonly string[]) => {
    await window.getByLabel('Article barcode').fill(barcodes.join(' '));
    await window.getByRole('button', { name: 'Scan', exact: true }).click();
    await expect(window.getByLabel('Article barcode')).toHaveValue('');
  };
  await scan(other, rest);
  await expect(page.getByText(`${count - 2} of ${count} articles`)).toBeVisible();
  await scan(page, [first]);
  // Each window shows the scans of the other one, also when they are undone.
  const counted = (window: typeof page, done: number) =>
    expect(window.getByText(`${done} of ${count} articles`)).toBeVisible();
  for (const window of [page, other]) await counted(window, count - 1);
  await page.getByRole('button', { name: `Undo the scan of ${first}` }).click();
  for (const window of [page, other]) await counted(window, count - 2);
  await scan(page, [first]);
  for (const window of [page, other]) await counted(window, count - 1);
  await page.getByRole('button', { name: 'Depart', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`Not scanned: 1 of ${count} articles.`);
  await dialog.getByRole('button', { name: 'Depart anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByText('Departed', { exact: true }).first()).toBeVisible();

  await confirm('Mark as arrived');
  await confirm('Start unloading');
  await scan(other, [first, ...rest]);
  await scan(page, [stray]);
  for (const window of [page, other]) {
    await expect(window.getByText('Short (1)')).toBeVisible();
    await expect(window.getByText('Over (1)')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: `Resolve ${last}` }).click();
  await page.getByLabel('Note', { exact: true }).fill('Left behind in Sydney');
  await page.getByRole('button', { name: 'Accept difference' }).click();
  await expect(page.getByText('Left behind in Sydney')).toBeVisible();
  await other.getByRole('button', { name: `Resolve ${stray}` }).click();
  await other.getByRole('button', { name: 'It is here' }).click();
  await expect(page.getByText('Found', { exact: true })).toBeVisible();
  await confirm('Complete');
  await expect(other.getByText('Completed', { exact: true }).first()).toBeVisible();
});

test('dangerous goods with incomplete documents depart only for a reason', async ({ page }) => {
  await signIn(page, 'kim');
  await page.goto('/linehauls');
  const job = await addCartons(page, 1, { dangerousgoods: 'UN1993 I' });
  const { linehaulid: id } = await callApi<{ linehaulid: string }>(
    page,
    'POST /api/jobs/linehaul/line-haul',
    { linehaul: { startheadport: 'SYD', destinationheadport: 'MEL' } },
  );
  const allocation = { linehaulId: id, jobIds: [job.id] };
  await callApi(page, 'POST /api/jobs/linehaul-job-allocation/allocate-jobs', { allocation });
  const linehaul = { linehaulid: id, status: 'Loading' };
  await callApi(page, 'PUT /api/jobs/linehaul/line-haul', { linehaul });
  await page.goto(`/linehauls/${id}`);
  await expect(page.getByText('UN1993 I needs its technical name')).toBeVisible();
  await page.getByRole('button', { name: 'Depart', exact: true }).click();
  const form = page.getByRole('dialog');
  await expect(form).toContainText('UN1993 I needs its technical name');
  await form.getByRole('button', { name: 'Depart anyway' }).click();
  await expect(form.getByText('Please state why it departs')).toBeVisible();
  const reason = 'The driver has the sheets of the consignor';
  await form
    .getByRole('textbox', { name: 'Why it departs with incomplete documents' })
    .fill(reason);
  await form.getByRole('button', { name: 'Depart anyway' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Departed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(reason).first()).toBeVisible();
});

test('line hauls are on a board by status, and a delay needs its new arrival', async ({ page }) => {
  await signIn(page, 'kim');
  await page.goto('/linehauls');
  await page.getByText('Board', { exact: true }).click();
  await expect(page).toHaveURL(/layout=board/);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('Loading').getByRole('link', { name: 'LH000003' })).toBeVisible();
  await expect(column('Loading')).toContainText('Loaded · 21 of 26');
  await expect(column('Completed')).toBeHidden();
  await page.getByPlaceholder('Number, head port or carrier').fill('LH000002');
  await expect(column('Loading').getByRole('listitem')).toHaveCount(0);
  await expect(column('Departed')).toContainText('Delayed');
  await column('Departed').getByRole('link', { name: 'LH000002' }).click();
  await page.getByRole('button', { name: 'Delay', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Time' }).fill('');
  await form.getByRole('button', { name: 'Save delay' }).click();
  await expect(form.getByText('Please enter a time').first()).toBeVisible();
});

test('line hauls are imported from a file after a trial that shows good and bad rows', async ({
  page,
}) => {
  await signIn(page, 'kim');
  await page.goto('/linehauls');
  await chooseMore(page, 'Import');
  const open = dialog(page, 'Import line hauls');
  await open.locator('input[type=file]').setInputFiles({
    name: 'line hauls.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'From,To,Departure,Carrier\r\n' +
        'SYD,MEL,2030-12-01 18:30,Imported Freight\r\n' +
        'SYD,SYD,2030-12-01 18:30,Imported Freight\r\n',
    ),
  });
  await expect(open.getByText('2 rows: 1 to add, 0 to update, 1 rejected')).toBeVisible();
  await expect(open.getByText('Start and destination must differ').first()).toBeVisible();
  await open.getByRole('button', { name: 'Import 1 line haul' }).click();
  await open.getByRole('button', { name: 'Done' }).click();
  await page.getByPlaceholder('Number, head port or carrier').fill('Imported Freight');
  const rows = page.getByRole('row').filter({ hasText: /LH\d{6}/ });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('SYD › MEL');
});
