/** Shared by the e2e tests of the driver's app: API requests, and the texts of its screens. */
import { callApi } from './api.ts';
import { expect, type Page, signIn } from './screen.ts';

export type RunJob = {
  readonly id: string;
  readonly jobno: string;
  readonly status: string;
  readonly items: readonly { readonly articlenumbers: readonly string[] }[];
};
export type RunScan = {
  readonly id: string;
  readonly code: string;
  readonly articlenumber: string | null;
  readonly scannedeventdatetime: string;
  readonly creationtime: string;
  readonly details: Readonly<Record<string, string>>;
  readonly images: readonly string[];
};
type Call = {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: object;
};

/** Sends an API request as the user signed in on the page. */
export const callAs = <Result>(page: Page, { path, method = 'GET', body }: Call): Promise<Result> =>
  callApi<Result>(page, `${method} ${path}`, body);

export const runOf = async (page: Page): Promise<readonly RunJob[]> =>
  (await callAs<{ jobs: RunJob[] }>(page, { path: '/api/driver/run' })).jobs;

/** Opens Ravi's run, with the app installed on the phone. */
export async function openRun(page: Page): Promise<readonly RunJob[]> {
  await signIn(page, 'ravi');
  await page.goto('/driver');
  await expect(page.getByRole('link', { name: /^Next stop/ })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  return runOf(page);
}

export const scansOf = async (page: Page, jobId: string): Promise<readonly RunScan[]> =>
  (
    await callAs<{ items: RunScan[] }>(page, {
      path: `/api/jobs/scan-events/scan-events?JobId=${jobId}&MaxResultCount=500`,
    })
  ).items;

/** Opens a screen of the app by its address after `#`. */
export const goTo = (page: Page, screen: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = `#/${to}`;
  }, screen);

export async function typeCode(page: Page, barcode: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Barcode' }).fill(barcode);
  await page.keyboard.press('Enter');
}

/** Answers all questions of the pre-start check, one of them possibly with a fault. */
export async function completeCheck(page: Page, except?: string): Promise<void> {
  const ok = page.getByRole('button', { name: /^(Yes|OK)$/ });
  const end = page.getByRole('button', { name: 'Send the check' });
  for (;;) {
    await expect(ok.or(end)).toBeVisible();
    if (await end.isVisible()) return;
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    if (title === except) {
      await page.getByRole('button', { name: 'Not OK' }).click();
      await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Left rear is flat');
      await page.getByRole('button', { name: 'Continue' }).click();
    } else await ok.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  }
}

export const whenEmpty = (page: Page) =>
  expect(page.getByRole('link', { name: 'Online', exact: true })).toBeVisible({ timeout: 90_000 });

export async function sign(page: Page): Promise<void> {
  const pad = page.getByLabel('Sign here');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 60);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 160, (box?.y ?? 0) + 90, { steps: 5 });
  await page.mouse.up();
}

/** Ignores failed requests, which browsers log: here they are intended. */
export function ignoreCutLine(faults: string[]): void {
  const others = faults.filter((fault) => !/ERR_|status of (4|5)\d\d|Failed to load/.test(fault));
  faults.splice(0, faults.length, ...others);
}

type JobToGive = {
  readonly addressLine1: string;
  readonly isOnBoard?: boolean;
  readonly dangerousgoods?: string | null;
};

/** Creates a job for Ravi, on board or not yet. */
export async function giveJob(
  kim: Page,
  { addressLine1, isOnBoard = true, dangerousgoods = null }: JobToGive,
): Promise<RunJob> {
  const customers = await callAs<{ items: { guid: string; id: number }[] }>(kim, {
    path: '/api/customer/customer/getCustomers?MaxResultCount=1',
  });
  const address = (line: string) => ({
    companyName: 'Harbour Books',
    contactName: 'Mia Chen',
    addressLine1: line,
    suburb: 'Botany',
    postCode: '2019',
    stateCode: 'NSW',
    countryCode: 'AU',
  });
  const { id } = await callAs<{ id: string }>(kim, {
    path: '/api/jobs/job/job',
    method: 'POST',
    body: {
      job: {
        customerid: customers.items[0]?.id,
        fromaddress: address('1 Depot Road'),
        toaddress: address(addressLine1),
        servicecode: 'ROAD',
        servicename: 'Road Express',
        dangerousgoods,
        items: [{ packagetype: 'Carton', quantity: 3 }],
      },
    },
  });
  await callAs(kim, { path: `/api/jobs/job/confirm?id=${id}`, method: 'POST', body: {} });
  await allocate(kim, id);
  if (isOnBoard) {
    await callAs(kim, {
      path: '/api/jobs/scan-events/scan-event',
      method: 'POST',
      body: { jobid: id, scanevent: { code: 'ONBOARD' } },
    });
  }
  return (await callAs<{ job: RunJob }>(kim, { path: `/api/jobs/job/job?jobId=${id}` })).job;
}

async function raviOf(kim: Page): Promise<string> {
  const { items } = await callAs<{ items: { id: string; name: string }[] }>(kim, {
    path: '/api/drivers/driver/drivers?MaxResultCount=100',
  });
  return items.find(({ name }) => name.startsWith('Ravi'))?.id ?? '';
}

/** Gives Ravi a licence for dangerous goods of these classes. */
export async function licenseFor(kim: Page, classes: readonly string[]): Promise<void> {
  const driverid = await raviOf(kim);
  await callAs(kim, {
    path: '/api/drivers/driver-document/driver-document',
    method: 'POST',
    body: { document: { driverid, kind: 'DangerousGoodsLicence', classes } },
  });
}

async function allocate(kim: Page, jobId: string): Promise<void> {
  const agentId = await raviOf(kim);
  await callAs(kim, {
    path: '/api/jobs/delivery-agent/allocate-job',
    method: 'POST',
    body: { allocation: { agentId, jobIds: [jobId] } },
  });
}

export const takeAway = (kim: Page, jobid: string): Promise<unknown> =>
  callAs(kim, {
    path: '/api/jobs/delivery-agent/un-allocate-job',
    method: 'POST',
    body: { deallocation: { jobid } },
  });
