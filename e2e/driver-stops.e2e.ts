import {
  callAs,
  giveJob,
  goTo,
  ignoreCutLine,
  openRun,
  runOf,
  scansOf,
  takeAway,
  whenEmpty,
} from './driver-app.ts';
import { expect, type Page, signIn, test } from './screen.ts';

test.use({
  viewport: { width: 390, height: 844 },
  permissions: ['geolocation'],
  geolocation: { latitude: -33.95, longitude: 151.2 },
});

const rule = {
  needsphoto: false,
  needssignature: false,
  needspin: false,
  minimumage: null as number | null,
  allowsleaving: true,
};

test('a browser without a barcode reader keeps one, from our own origin', async ({ page }) => {
  await page.clock.install();
  const fetched = page.waitForResponse(/zxing_reader.*\.wasm/);
  await openRun(page);
  // The app loads the reader once it has been open for ten seconds.
  await page.clock.fastForward(10_000);
  const response = await fetched;
  expect(response.headers()['content-type']).toBe('application/wasm');
  expect(new URL(response.url()).origin).toBe(new URL(page.url()).origin);
});

test('what tenant and customer demand is enforced, and one proof is for all at a door', async ({
  page,
  context,
  newWindow,
  faults,
}) => {
  const [ada, kim] = [await newWindow(), await newWindow()];
  await signIn(ada, 'ada');
  await signIn(kim, 'kim');
  const save = (items: object[]) =>
    callAs(ada, { path: '/api/jobs/proof-rule/proof-rules', method: 'PUT', body: { items } });
  await save([{ ...rule, needsphoto: true, needspin: true, minimumage: 18 }]);
  const one = await giveJob(kim, { addressLine1: '9 Pier Street' });
  const two = await giveJob(kim, { addressLine1: '9 PIER STREET' });
  const { pin } = await callAs<{ pin: string }>(kim, {
    path: `/api/jobs/proof-rule/job-demand?id=${one.id}`,
  });
  await openRun(page);
  await page.reload();
  await whenEmpty(page);
  await goTo(page, `deliver/${one.id}`);
  await expect(page.getByText(two.jobno)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Safe place' })).toBeHidden();
  const done = page.getByRole('button', { name: 'Delivered' });
  const says = (text: string) => expect(page.getByRole('alert')).toContainText(text);
  await done.click();
  await says('Take a photo');
  await takePhoto(page);
  await done.click();
  await says('Enter the number');
  const number = page.getByLabel('Number that the recipient was sent');
  await number.fill(wrongPin(pin));
  await expect(page.getByText('This number is wrong. Ask for it again.')).toBeVisible();
  await done.click();
  await says('Enter the number');
  await context.setOffline(true);
  await number.fill(pin);
  await expect(page.getByText('No network: this number is checked once it is sent.')).toBeVisible();
  await done.click();
  await says('Check the age');
  await page.getByRole('checkbox', { name: /at least 18/ }).check();
  await done.click();
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  await context.setOffline(false);
  await whenEmpty(page);
  for (const { id } of [one, two]) {
    const [scan] = await scansOf(page, id);
    expect(scan).toMatchObject({ code: 'DELIVERED', details: { pin, ageChecked: '18' } });
    expect(scan?.details['placeAge']).toMatch(/^\d+ s$/);
    expect(scan?.images).toHaveLength(1);
  }
  await save([]);
  ignoreCutLine(faults);
});

const wrongPin = (pin: string): string => (pin === '0000' ? '1111' : '0000');

test('dispatch is notified of a number that was wrong without a network', async ({
  page,
  context,
  newWindow,
  faults,
}) => {
  const [ada, kim] = [await newWindow(), await newWindow()];
  await signIn(ada, 'ada');
  await signIn(kim, 'kim');
  const save = (items: object[]) =>
    callAs(ada, { path: '/api/jobs/proof-rule/proof-rules', method: 'PUT', body: { items } });
  await save([{ ...rule, needspin: true }]);
  const job = await giveJob(kim, { addressLine1: '7 Wrong Way' });
  const { pin } = await callAs<{ pin: string }>(kim, {
    path: `/api/jobs/proof-rule/job-demand?id=${job.id}`,
  });
  await openRun(page);
  await page.reload();
  await whenEmpty(page);
  // What the phone keeps does not tell the number.
  const cached = await page.evaluate(async () => (await fetch('/api/auth/session')).text());
  expect(cached).not.toContain(pin);
  const demands = await callAs<object>(page, { path: '/api/driver/proof-demands' });
  expect(JSON.stringify(demands)).not.toContain('hash');
  await context.setOffline(true);
  await goTo(page, `deliver/${job.id}`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mia Chen');
  await page.getByLabel('Number that the recipient was sent').fill(wrongPin(pin));
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  await context.setOffline(false);
  await whenEmpty(page);
  await kim.goto('/');
  await kim.getByRole('button', { name: /^Notifications/ }).click();
  await kim.getByRole('link', { name: new RegExp(`Scan to review: ${job.jobno}`) }).click();
  const review = kim.getByRole('dialog', { name: new RegExp(job.jobno) });
  await expect(review).toContainText('Number sent to the recipient');
  await save([]);
  ignoreCutLine(faults);
});

/** Takes a photo above the size limit, of noise that does not compress. */
async function takePhoto(page: Page): Promise<void> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 2000);
    const paint = canvas.getContext('2d');
    const picture = paint?.createImageData(3000, 2000);
    for (let at = 0; picture && at < picture.data.length; at += 65_536) {
      crypto.getRandomValues(picture.data.subarray(at, at + 65_536));
    }
    if (picture) paint?.putImageData(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) {
      text += String.fromCodePoint(...bytes.subarray(at, at + 8192));
    }
    return btoa(text);
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  });
  const photo = page.getByRole('img', { name: 'Photo 1' });
  await expect(photo).toBeVisible();
  const size = await photo.evaluate((img: HTMLImageElement) => ({
    side: Math.max(img.naturalWidth, img.naturalHeight),
    bytes: (img.src.length - img.src.indexOf(',')) * 0.75,
  }));
  expect(size.side).toBeLessThanOrEqual(1600);
  expect(size.bytes).toBeLessThanOrEqual(300_000);
}

test('a job that dispatch allocates or takes away is on the run within 3 seconds', async ({
  page,
  newWindow,
}) => {
  const kim = await newWindow();
  await signIn(kim, 'kim');
  await openRun(page);
  await whenEmpty(page);
  const opened = page.waitForRequest((request) => request.url().includes('/api/live'));
  await page.reload();
  await opened;
  const job = await giveJob(kim, { addressLine1: '8 Live Lane', isOnBoard: false });
  await expect(page.getByText(/^Stop \d+ added: Harbour Books$/)).toBeVisible({ timeout: 3000 });
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await takeAway(kim, job.id);
  await expect(page.getByText(/^Stop \d+ taken away: Harbour Books$/)).toBeVisible({
    timeout: 3000,
  });
});

test('the stream of changes is closed without a network and while the app is hidden', async ({
  page,
  context,
  faults,
}) => {
  await openRun(page);
  const live = () => page.waitForRequest((request) => request.url().includes('/api/live'));
  const ended = () =>
    page.waitForEvent('requestfailed', (request) => request.url().includes('/api/live'));
  const [first] = [live(), await page.reload()];
  await first;
  for (const isOff of [true, false]) {
    const next = isOff ? ended() : live();
    await context.setOffline(isOff);
    await next;
  }
  const hide = (state: 'hidden' | 'visible') =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: to });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const closed = ended();
  await hide('hidden');
  await closed;
  const again = live();
  await hide('visible');
  await again;
  ignoreCutLine(faults);
});

test('a delivery of some pieces gives a reason for each of the others', async ({
  page,
  newWindow,
}) => {
  const kim = await newWindow();
  await signIn(kim, 'kim');
  const job = await giveJob(kim, { addressLine1: '4 Part Place' });
  const [one = '', two = '', three = ''] = job.items.flatMap((item) => item.articlenumbers);
  await openRun(page);
  await page.reload();
  await whenEmpty(page);
  await goTo(page, `deliver/${job.id}`);
  await page.getByRole('button', { name: 'Not all pieces are handed over' }).click();
  await page.getByRole('checkbox', { name: two }).uncheck();
  await page.getByRole('checkbox', { name: three }).uncheck();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mia Chen');
  await takePhoto(page);
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByRole('alert')).toContainText('Say for each missing piece');
  const reason = (piece: string, name: string) =>
    page
      .getByRole('group', { name: `Why is ${piece} missing?` })
      .getByRole('button', { name })
      .click();
  await reason(two, 'Damaged');
  await reason(three, 'Not on board');
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' of ');
  await whenEmpty(page);
  const scans = await scansOf(page, job.id);
  const reasons = new Map(
    scans.map(({ code, articlenumber, details }) => [
      articlenumber,
      [code, details['reason'] ?? details['signedBy']],
    ]),
  );
  expect(reasons.get(one)).toEqual(['DELIVERED', 'Mia Chen']);
  expect(reasons.get(two)).toEqual(['DAMAGED', 'Damaged']);
  expect(reasons.get(three)).toEqual(['ATTEMPTED', 'Not on board']);
});

test('a job taken away while offline is kept, and dispatch decides', async ({
  page,
  context,
  newWindow,
  faults,
}) => {
  const kim = await newWindow();
  await signIn(kim, 'kim');
  const job = await giveJob(kim, { addressLine1: '3 Conflict Close' });
  await openRun(page);
  await page.reload();
  await whenEmpty(page);
  await context.setOffline(true);
  await takeAway(kim, job.id);
  await goTo(page, `fail/${job.id}`);
  await page.getByRole('button', { name: 'Not home' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(`${job.jobno}: no longer yours`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('taken away: Harbour Books')).toBeVisible();
  expect((await runOf(page)).map(({ id }) => id)).not.toContain(job.id);
  await goTo(page, 'outbox');
  const own = page.getByRole('listitem').filter({ hasText: job.jobno });
  await expect(own).toContainText('Dispatch decides');
  await kim.goto('/jobs/scan-reviews');
  await kim.getByRole('button', { name: job.jobno }).click();
  const review = kim.getByRole('dialog');
  await expect(review).toContainText('Not home');
  await review.getByLabel('Decision').selectOption({ label: 'Reject it' });
  await review.getByRole('textbox', { name: 'Note' }).fill('Ravi was at the wrong door');
  await review.getByRole('button', { name: 'Save decision' }).click();
  await expect(review).toBeHidden();
  await expect(own).toContainText('Rejected: Ravi was at the wrong door', { timeout: 3000 });
  await goTo(page, 'run');
  await expect(page.getByText(`${job.jobno}: Ravi was at the wrong door`)).toBeVisible();
  ignoreCutLine(faults);
});

test('driver and dispatch write to each other, also after a time without a network', async ({
  page,
  context,
  newWindow,
  faults,
}) => {
  const kim = await newWindow();
  await signIn(kim, 'kim');
  await openRun(page);
  await goTo(page, 'messages');
  await context.setOffline(true);
  const text = `Gate ${Date.now()} is closed`;
  await page.getByRole('textbox', { name: 'Message to dispatch' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText('Waiting');
  await context.setOffline(false);
  await whenEmpty(page);
  const { items } = await callAs<{ items: { id: string; topic: string }[] }>(kim, {
    path: '/api/communication/discussion/get-discussions?MaxResultCount=100',
  });
  const thread = items.find(({ topic }) => topic.startsWith('Messages of the driver'));
  await callAs(kim, {
    path: '/api/communication/comment/create-comment',
    method: 'POST',
    body: { comment: { discussionid: thread?.id, content: 'Use gate 5' } },
  });
  await page.reload();
  await expect(page.getByText('Use gate 5')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  ignoreCutLine(faults);
});

test('a message is on the other side within 3 seconds', async ({ page, newWindow }) => {
  const kim = await newWindow();
  await signIn(kim, 'kim');
  await openRun(page);
  const opened = page.waitForRequest((request) => request.url().includes('/api/live'));
  await page.reload();
  await opened;
  await goTo(page, 'messages');
  const send = async (text: string) => {
    await page.getByRole('textbox', { name: 'Message to dispatch' }).fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await send('The gate is closed');
  await whenEmpty(page);
  const { items } = await callAs<{ items: { id: string; topic: string }[] }>(kim, {
    path: '/api/communication/discussion/get-discussions?MaxResultCount=100',
  });
  const thread = items.find(({ topic }) => topic.startsWith('Messages of the driver'));
  await kim.goto(`/communication/discussion/${thread?.id}`);
  await expect(kim.getByText('The gate is closed').first()).toBeVisible();
  await send('Now it is open');
  await expect(kim.getByText('Now it is open').first()).toBeVisible({ timeout: 3000 });
  await kim.getByRole('textbox', { name: /comment/i }).fill('Then go in');
  await kim.getByRole('button', { name: /^(Send|Add comment|Reply)/ }).click();
  await expect(page.getByText('Then go in')).toBeVisible({ timeout: 3000 });
});
