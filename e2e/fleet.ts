/** Own drivers and jobs of a test, so that it does not wait for, or disturb, those of others. */
import { callApi } from './api.ts';
import type { Page } from './screen.ts';

/** A driver with an empty van who is available for work; the driver's uuid. */
export async function addDriver(
  page: Page,
  name: string,
  some: { readonly licenceexpiry?: string } = {},
): Promise<string> {
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@drivers.example`;
  const driver = { name, email, ...some };
  const { id } = await callApi<{ id: string }>(page, 'POST /api/drivers/driver/driver', { driver });
  const side = { value: 2, unit: 'm' };
  const capacity = {
    cubic: { value: 8, unit: 'm3' },
    length: side,
    width: side,
    height: side,
    weight: { value: 1200, unit: 'kg' },
  };
  const van = { driverid: id, name: 'Van', registrationnumber: name.toUpperCase(), capacity };
  const vehicle = { ...van, iscurrentvehicle: true };
  await callApi(page, 'POST /api/drivers/vehicle/vehicle', { vehicle });
  await callApi(page, `PUT /api/drivers/driver/available-for-work?driverId=${id}`);
  return id;
}

/** The uuid of a customer of the tenant. */
export async function someCustomer(page: Page): Promise<string> {
  const jobs = await callApi<{ items: { customerid: string }[] }>(
    page,
    'GET /api/jobs/job/jobs?MaxResultCount=1',
  );
  return jobs.items[0]?.customerid ?? '';
}

type PlaceOfJob = { readonly suburb: string; readonly postCode: string };

type NewJob = {
  readonly customerid: string;
  readonly companyName: string;
  readonly from: PlaceOfJob;
  readonly to: PlaceOfJob;
  readonly cartons?: number;
  /** Such as `UN1993 I`. */
  readonly dangerousgoods?: string;
};

export type AddedJob = {
  readonly id: string;
  readonly jobno: string;
  readonly items: readonly { readonly articlenumbers: readonly string[] }[];
};

/** A confirmed job of so many cartons between two places of New South Wales. */
export async function addJob(page: Page, job: NewJob): Promise<AddedJob> {
  const { customerid, companyName, from, to, cartons = 2, dangerousgoods = null } = job;
  const address = { addressLine1: '12 Wharf Road', stateCode: 'NSW', countryCode: 'AU' };
  const side = { value: 30, unit: 'cm' };
  const size = { length: side, width: side, height: side, weight: { value: 4, unit: 'kg' } };
  const sent = {
    customerid,
    fromaddress: { ...address, ...from, companyName },
    toaddress: { ...address, ...to, companyName },
    servicecode: 'ROAD',
    servicename: 'Road Express',
    jobtype: 'Delivery',
    dangerousgoods,
    items: [{ packagetype: 'Carton', quantity: cartons, ...size }],
  };
  const { id } = await callApi<{ id: string }>(page, 'POST /api/jobs/job/job', { job: sent });
  await callApi(page, 'POST /api/jobs/job/confirm', { id });
  return (await callApi<{ job: AddedJob }>(page, `GET /api/jobs/job/job?jobId=${id}`)).job;
}
