import type { createJob } from '@waybill/contract/jobs/endpoints';
import type { JobType } from '@waybill/contract/jobs/jobs/choices';
import type { Job } from '@waybill/contract/jobs/shapes';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { localDate } from '@waybill/kernel/local-date';
import { fromWallTime, inTimezone } from '@waybill/kernel/time';

type Sent = ArgsOf<typeof createJob>['job'];
type Item = Job['items'][number];

/** The form values of a job; `job` is named like the input, so that refusals find fields. */
export type JobValues = ReturnType<typeof valuesOf>;

const placeOf = (place: Job['fromaddress'] | undefined) => ({
  companyName: place?.companyName ?? '',
  contactName: place?.contactName ?? '',
  telephone: place?.telephone ?? '',
  addressLine1: place?.addressLine1 ?? '',
  addressLine2: place?.addressLine2 ?? '',
  suburb: place?.suburb ?? '',
  stateCode: place?.stateCode ?? '',
  postCode: place?.postCode ?? '',
  countryCode: place?.countryCode ?? 'AU',
});

const sizes = (item: Item | undefined) => {
  const [length, width, height] = [item?.length, item?.width, item?.height];
  return { length: cm(length), width: cm(width), height: cm(height) };
};

/** Sizes are entered in centimetres; other units are unchanged. */
const cm = (measure: Item['length'] | undefined): number | null => measure?.value ?? null;

export const itemOf = (item?: Item) => ({
  packagetype: item?.packagetype ?? '',
  description: item?.description ?? '',
  quantity: item?.quantity ?? (1 as number | null),
  ...sizes(item),
  weight: item?.weight?.value ?? (null as number | null),
  sizeUnit: item?.length?.unit ?? 'cm',
  weightUnit: item?.weight?.unit ?? 'kg',
});

/** Returns the form values of a job, or empty ones. */
export function valuesOf(job: Job | undefined, timezone: string) {
  const deadline = job?.deadline ? inTimezone(new Date(job.deadline), timezone) : null;
  return {
    job: {
      customerid: null as number | null,
      customerguid: job?.customerid ?? (null as string | null),
      jobtype: (job?.jobtype ?? 'Delivery') as JobType,
      servicecode: job?.servicecode ?? (null as string | null),
      servicename: job?.servicename ?? '',
      timeslot: job?.timeslot ?? '',
      dangerousgoods: job?.dangerousgoods ?? '',
      fromaddress: placeOf(job?.fromaddress),
      toaddress: placeOf(job?.toaddress),
      items: job === undefined ? [itemOf()] : job.items.map(itemOf),
      specialinstructions: job?.specialinstructions ?? '',
      deliveryinstructions: job?.deliveryinstructions ?? '',
    },
    day: (deadline?.date ?? null) as string | null,
    time: deadline?.time.slice(0, 5) ?? '',
  };
}

/** Values without a field are retained. */
const withoutField = (job: Job | undefined): Partial<Sent> =>
  job === undefined
    ? {}
    : {
        connoteno: job.connoteno,
        manifestno: job.manifestno,
        routecode: job.routecode,
        pickupreadydatetime: job.pickupreadydatetime,
        pickupdate: job.pickupdate,
        servicetype: job.servicetype,
        accountcode: job.accountcode,
        parentid: job.parentid,
        reference: job.reference,
        costcentre: job.costcentre,
      };

/** Converts form values to the request; `edited` is the job to change. */
export function jobArgs(
  { job, day, time }: JobValues,
  timezone: string,
  edited: Job | undefined,
): Sent {
  const { customerguid, items, servicecode } = job;
  const deadline =
    day === null ? null : fromWallTime(localDate(day), time || '17:00', timezone).toISOString();
  return {
    ...withoutField(edited),
    customerid: customerguid ?? '',
    jobtype: job.jobtype,
    servicecode: servicecode ?? '',
    servicename: job.servicename,
    timeslot: job.timeslot,
    dangerousgoods: job.dangerousgoods,
    fromaddress: job.fromaddress,
    toaddress: job.toaddress,
    specialinstructions: job.specialinstructions,
    deliveryinstructions: job.deliveryinstructions,
    items: items.map(sentItem),
    deadline,
  };
}

function sentItem(item: ReturnType<typeof itemOf>): NonNullable<Sent['items']>[number] {
  const measured = (value: number | null, unit: string) =>
    value === null ? null : { value, unit };
  return {
    packagetype: item.packagetype,
    description: item.description,
    quantity: item.quantity ?? 1,
    length: measured(item.length, item.sizeUnit),
    width: measured(item.width, item.sizeUnit),
    height: measured(item.height, item.sizeUnit),
    weight: measured(item.weight, item.weightUnit),
  };
}
