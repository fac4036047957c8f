import { callApi } from './api.ts';
import { addDriver, addJob, someCustomer } from './fleet.ts';
import { withoutWebgl, withWebgl } from './launch-options.ts';
import { expect, type Page, settled, signIn, test } from './screen.ts';

const ways = [
  { drawn: 'by WebGL', launchOptions: withWebgl },
  { drawn: 'without WebGL', launchOptions: withoutWebgl },
] as const;

/** As telematics would send it. */
const sendPosition = (page: Page, driverId: string, speed: number) =>
  callApi(page, 'POST /api/drivers/waypoint/waypoint', {
    waypoint: { driverId, latitude: -33.9, longitude: 151.15, speed },
  });

for (const { drawn, launchOptions } of ways) {
  test.describe(`the map of drivers on duty ${drawn}`, () => {
    test.use({ launchOptions: launchOptions() });

    test('follows a driver who moves, and shows the run', async ({ page, newWindow }) => {
      await signIn(page, 'kim');
      const name = `Moving ${drawn === 'by WebGL' ? 'One' : 'Two'}`;
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
  });
}
