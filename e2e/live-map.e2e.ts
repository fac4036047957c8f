import { callApi } from './api.ts';
import { addDriver, addJob, someCustomer } from './fleet.ts';
import { withWebgl } from './launch-options.ts';
import { expect, hideWebgl, type Page, settled, signIn, test } from './screen.ts';

test.use({ launchOptions: withWebgl() });

/** As telematics would send it. */
const sendPosition = (page: Page, driverId: string, speed: number) =>
  callApi(page, 'POST /api/drivers/waypoint/waypoint', {
    waypoint: { driverId, latitude: -33.9, longitude: 151.15, speed },
  });

for (const { drawn, hasWebgl } of [
  { drawn: 'with WebGL', hasWebgl: true },
  { drawn: 'without WebGL', hasWebgl: false },
]) {
  test(`the map of drivers on duty ${drawn} follows one who moves`, async ({ page, newWindow }) => {
    if (!hasWebgl) await hideWebgl(page);
    await signIn(page, 'kim');
    const name = `Moving ${hasWebgl ? 'One' : 'Two'}`;
    const driverId = await addDriver(page, name, { licenceexpiry: '2030-01-01' });
    const job = await addJob(page, {
      customerid: await someCustomer(page),
      companyName: 'Live Map',
      from: { suburb: 'Alexandria', postCode: '2015' },
      to: { suburb: 'Newtown', postCode: '2042' },
    });
    await callApi(page, 'POST /api/jobs/delivery-agent/allocate-job', {
      allocation: { agentId: driverId, jobIds: [job.id], agentType: 'Driver' },
    });
    await page.goto('/drivers?layout=map');
    await settled(page);
    const row = page.getByRole('button', { name });
    await expect(row).toContainText('No position');
    // The other window has a session of its own; this one is not loaded anew.
    const other = await newWindow();
    await signIn(other, 'ada');
    await sendPosition(other, driverId, 14);
    await expect(row).toContainText('Moving', { timeout: 2_000 });
    await sendPosition(other, driverId, 0);
    await expect(row).toContainText('Stationary', { timeout: 2_000 });
    await row.click();
    const run = page.getByRole('list', { name: 'Current run' });
    await expect(run.getByRole('listitem')).toHaveCount(2);
    await expect(run.getByRole('link', { name: job.jobno }).first()).toBeVisible();
  });
}
