import { callAs, completeCheck, goTo, ignoreCutLine, openRun, whenEmpty } from './driver-app.ts';
import { expect, signIn, test } from './screen.ts';

// Files run in the order of their names: a check that passes in `driver-outbox.e2e.ts` would leave
// nothing to block on that day.
test.use({
  viewport: { width: 390, height: 844 },
  permissions: ['geolocation'],
  geolocation: { latitude: -33.95, longitude: 151.2 },
});

test('a failed pre-start check blocks the first stop until dispatch clears it', async ({
  page,
  newWindow,
  faults,
}) => {
  // A screen for each of 22 questions, twice, possibly on a busy machine.
  test.setTimeout(240_000);
  const ada = await newWindow();
  await signIn(ada, 'ada');
  const path = '/api/driver/pre-start-check/questions';
  const settings = await callAs<object>(ada, { path });
  const save = (some: object) =>
    callAs(ada, {
      path: '/api/compliance/pre-start-check/questions',
      method: 'PUT',
      body: { ...settings, ...some },
    });
  await save({ blocksonfailure: true, isrequired: true, dispatchphone: '02 5550 1234' });
  await openRun(page);
  await page.reload();
  await page.getByRole('link', { name: 'Start the pre-start check' }).click();
  await completeCheck(page, 'Tyre tread and pressure');
  await expect(page.getByRole('heading', { name: 'Do not drive' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the check' }).click();
  const call = page.getByRole('link', { name: 'Call dispatch' });
  await expect(call).toHaveAttribute('href', 'tel:02 5550 1234');
  await whenEmpty(page);
  await goTo(page, 'run');
  await expect(page.getByRole('alert')).toContainText('Do not drive');
  await page.getByRole('link', { name: /^Next stop/ }).click();
  await expect(page.getByRole('link', { name: 'Deliver', exact: true })).toBeHidden();
  const checks = '/api/compliance/pre-start-check/driver-pre-start-answers?MaxResultCount=1';
  const { items } = await callAs<{ items: { id: string; status: string }[] }>(ada, {
    path: checks,
  });
  expect(items[0]?.status).toBe('Failed');
  await callAs(ada, {
    path: '/api/compliance/pre-start-check/clear',
    method: 'PUT',
    body: { id: items[0]?.id, note: 'Tyre replaced' },
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Deliver', exact: true })).toBeVisible();
  // Without faults: one tap per question.
  const begun = Date.now();
  await goTo(page, 'check');
  await completeCheck(page);
  await page.getByRole('button', { name: 'Send the check' }).click();
  await expect(page.getByRole('link', { name: /^Next stop/ })).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(60_000);
  await whenEmpty(page);
  await save({ blocksonfailure: false, isrequired: false });
  ignoreCutLine(faults);
});
