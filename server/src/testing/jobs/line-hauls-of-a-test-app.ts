/** Adds line hauls for tests as staff would. */
import { createHeadPort, getHeadPorts } from '@waybill/contract/jobs/endpoints';
import { aHeadPort } from '@waybill/contract/jobs/examples';
import * as calls from '@waybill/contract/linehaul/endpoints';
import { aLineHaul } from '@waybill/contract/linehaul/examples';
import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import type { TestTenant } from '#testing/test-app.ts';

type Sent = NonNullable<ArgsOf<typeof calls.createLineHaul>['linehaul']>;
type Update = ArgsOf<typeof calls.updateLineHaul>;
export type TestLineHaul = ResultOf<typeof calls.getLineHaul>['linehaul'];

/** Adds the head ports SYD and MEL of a tenant if they are missing. */
export async function withHeadPorts(tenant: TestTenant): Promise<void> {
  const kim = await tenant.as('kim');
  const { items } = await kim.call(getHeadPorts, { maxResultCount: 100 });
  const ports = [
    { code: 'SYD', latitude: -33.9, longitude: 151.2 },
    { code: 'MEL', latitude: -37.8, longitude: 144.9 },
  ];
  for (const port of ports) {
    if (items.some(({ code }) => code === port.code)) continue;
    await kim.call(createHeadPort, { headport: aHeadPort(port) });
  }
}

/** Adds a planned line haul from Sydney to Melbourne; returns its id. */
export async function aTrip(tenant: TestTenant, some: Partial<Sent> = {}): Promise<string> {
  const kim = await tenant.as('kim');
  const { linehaulid } = await kim.call(calls.createLineHaul, { linehaul: aLineHaul(some) });
  return linehaulid;
}

export const tripNow = async (tenant: TestTenant, id: string): Promise<TestLineHaul> =>
  (await (await tenant.as('kim')).call(calls.getLineHaul, { id })).linehaul;

type Status = NonNullable<Sent['status']>;

/** Changes the status of a line haul as Kim. */
export async function moved(
  tenant: TestTenant,
  linehaulid: string,
  to: Status | ({ readonly status: Status } & NonNullable<Update['confirmation']>),
): Promise<void> {
  const kim = await tenant.as('kim');
  const { status, ...confirmation } = typeof to === 'string' ? { status: to } : to;
  await kim.call(calls.updateLineHaul, { linehaul: { linehaulid, status }, confirmation });
}

/** Allocates jobs to a line haul as Kim. */
export async function carrying(tenant: TestTenant, linehaulId: string, jobIds: string[]) {
  const kim = await tenant.as('kim');
  return await kim.call(calls.linehaulAllocateJobs, { allocation: { linehaulId, jobIds } });
}

/** Scans articles as Kim; returns the outcomes in order. */
export async function scannedOn(tenant: TestTenant, linehaulid: string, articlenumbers: string[]) {
  const kim = await tenant.as('kim');
  const { results } = await kim.call(calls.scanLineHaulArticles, { linehaulid, articlenumbers });
  return results.map(({ outcome }) => outcome);
}
