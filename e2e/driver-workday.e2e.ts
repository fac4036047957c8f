/** What a driver's day has beside its stops: the map, the check's end, reports, and the finish. */
import { faultsOf } from './axe.ts';
import {
  callAs,
  completeCheck,
  giveJob,
  goTo,
  ignoreCutLine,
  openRun,
  sign,
  whenEmpty,
} from './driver-app.ts';
import { bitmapOf } from './driver-acts.ts';
import { expect, type Page, signIn, test } from './screen.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ['geolocation'],
  geolocation: { latitude: -33.95, longitude: 151.2 },
});

test('the run is drawn without a network, and a pull reads it again', async ({
  page,
  context,
  faults,
}) => {
  await openRun(page);
  await page.reload();
  await whenEmpty(page);
  await context.setOffline(true);
  await page.reload();
  const stops = page.getByRole('listitem');
  await expect(stops.first()).toBeVisible();
  const before = await stops.count();
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByRole('img', { name: 'Map of the run' })).toBeVisible();
  await expect(stops).toHaveCount(before);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(page), colorScheme).toEqual([]);
    expect(await faultsOf(page, ['color-contrast-enhanced']), colorScheme).toEqual([]);
  }
  await context.setOffline(false);
  await whenEmpty(page);
  await pull(page, 40);
  await expect(page.getByText('to refresh')).toBeHidden();
  const read = page.waitForRequest((request) => request.url().endsWith('/api/driver/run'));
  await pull(page, 140);
  await read;
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeEnabled();
  ignoreCutLine(faults);
});

/** Pulls the run down by a finger. */
async function pull(page: Page, distance_px: number): Promise<void> {
  const list = page.getByRole('heading', { level: 1 });
  const finger = (clientY: number) => ({ touches: [{ identifier: 0, clientX: 100, clientY }] });
  await list.dispatchEvent('touchstart', finger(100));
  await list.dispatchEvent('touchmove', finger(100 + distance_px));
  const says = distance_px < 80 ? 'Pull to refresh' : 'Release to refresh';
  await expect(page.getByText(says)).toBeVisible();
  await list.dispatchEvent('touchend', { touches: [] });
}

test('a signature is taken back stroke by stroke, and a blurred photo is named', async ({
  page,
  newWindow,
}) => {
  const kim = await newWindow();
  await signIn(kim, 'kim');
  const job = await giveJob(kim, { addressLine1: '2 Stroke Street' });
  await openRun(page);
  await page.reload();
  await whenEmpty(page);
  await goTo(page, `stop/${job.id}`);
  await page.getByRole('button', { name: 'Arrived' }).click();
  await expect(page.getByText('Arrived at')).toBeVisible();
  await page.getByRole('link', { name: 'Deliver', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await sign(page);
  await sign(page);
  await undo.click();
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(undo).toBeHidden();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mia Chen');
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByRole('alert')).toContainText('Take a photo');
  const hint = page.getByText('Photo 1 may be blurred. Take it again?');
  await takePhoto(page, Buffer.alloc(24 * 24 * 3, 120));
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(hint).toBeHidden();
  await takePhoto(page);
  await expect(hint).toBeHidden();
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(page).toHaveURL(/#\/run$/);
  await whenEmpty(page);
  const { items } = await callAs<{ items: { code: string; details: object }[] }>(kim, {
    path: `/api/jobs/scan-events/scan-events?JobId=${job.id}`,
  });
  expect(items[0]).toMatchObject({
    code: 'DELIVERED',
    details: { arrivalTime: expect.stringMatching(/^\d{4}-/) },
  });
});

/** Takes a photo with these pixels, of noise by default. */
async function takePhoto(page: Page, pixels?: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'photo.bmp',
    mimeType: 'image/bmp',
    buffer: bitmapOf(1, pixels),
  });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
}

test('odometer and signature of the check, fuel and faults reach the office', async ({
  page,
  newWindow,
}) => {
  // A screen for each of 22 questions.
  test.setTimeout(120_000);
  const kim = await newWindow();
  await signIn(kim, 'kim');
  await openRun(page);
  await endShift(page);
  await page.reload();
  await whenEmpty(page);
  await goTo(page, 'check');
  await completeCheck(page);
  const odometer = page.getByRole('textbox', { name: 'Odometer (km)' });
  await odometer.fill('152300');
  await sign(page);
  await page.getByRole('button', { name: 'Send the check' }).click();
  await expect(page).toHaveURL(/#\/run$/);
  await whenEmpty(page);
  const checks = await callAs<{ items: { odometer: number; signature: string | null }[] }>(kim, {
    path: '/api/compliance/pre-start-check/driver-pre-start-answers?MaxResultCount=1',
  });
  expect(checks.items[0]).toMatchObject({
    odometer: 152_300,
    signature: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  await goTo(page, 'me');
  await page.getByRole('button', { name: 'Start shift' }).click();
  await expect(page.getByText('Working since')).toBeVisible();
  await page.getByRole('link', { name: 'Report to dispatch' }).click();
  await page.getByRole('textbox', { name: 'Litres' }).fill('62.5');
  await page.getByRole('button', { name: 'Send' }).click();
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages).toContainText('62.5 l');
  await goTo(page, 'finish');
  const finish = page.getByRole('button', { name: 'Finish shift' });
  await expect(page.getByRole('button', { name: 'Check the vehicle first' })).toBeDisabled();
  await odometer.fill('152299');
  await page.getByRole('button', { name: 'Not OK' }).click();
  await page.getByRole('checkbox', { name: 'Other' }).check();
  await finish.click();
  await expect(page.getByText('The odometer is lower')).toBeVisible();
  await odometer.fill('152480');
  await page.getByRole('checkbox', { name: 'Other' }).uncheck();
  await finish.click();
  await expect(page.getByText('Choose what is not in order.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Other' }).check();
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('The tail lift sticks');
  await takePhoto(page);
  await finish.click();
  await expect(page.getByRole('button', { name: 'Start shift' })).toBeVisible();
  await whenEmpty(page);
  const shifts = await callAs<{ items: object[] }>(kim, {
    path: '/api/drivers/shift/shifts?MaxResultCount=1',
  });
  expect(shifts.items[0]).toMatchObject({ startodometer: 152_300, finishodometer: 152_480 });
  await showsFault(kim, 'The tail lift sticks');
  await goTo(page, 'messages');
  await expect(messages).toContainText('The tail lift sticks');
});

/** Expects a fault after the last shift of Ravi, with its photo, on his page. */
async function showsFault(kim: Page, note: string): Promise<void> {
  await kim.goto('/drivers');
  await kim.getByRole('link', { name: 'Ravi Patel' }).first().click();
  const faults = kim.getByRole('list', { name: 'Found after the shift' }).first();
  await expect(faults).toContainText(note);
  await expect(faults.getByRole('img', { name: 'Photo: Other' })).toBeVisible();
}

/** Ends a shift that another test has left running. */
async function endShift(page: Page): Promise<void> {
  const { shift } = await callAs<{ shift: { id: string } | null }>(page, {
    path: '/api/driver/me',
  });
  if (shift === null) return;
  const body = { id: shift.id };
  await callAs(page, { path: '/api/driver/shift/finish', method: 'POST', body });
}
