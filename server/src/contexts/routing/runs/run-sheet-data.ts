import { exactKilograms } from '@waybill/kernel/measures';
import { dateText, numberText, plainDateText } from '@waybill/kernel/formats';
import type { Job } from '@waybill/contract/jobs/shapes';
import { driverByGuid, userNames } from '#contexts/identity/public.ts';
import { pdfTextsOf, settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { type PdfTexts, wordIn } from '#platform/pdf/texts.ts';
import type { RunSheetData, RunSheetStop } from './pdf/run-sheet.ts';
import { jobsOfRuns } from './run-jobs.ts';
import type { RunRow } from './sql.ts';

type Step = RunRow['steps'][number];

/** Arrivals below this are seconds since midnight, others since 1970. */
const tenDays_s = 864_000;

/** Returns the values and the language of a run's sheet. */
export async function runSheetOf(
  { db, actor }: { readonly db: TenantDb; readonly actor: Actor },
  run: RunRow,
): Promise<{ readonly data: RunSheetData; readonly words: PdfTexts }> {
  const [{ legalName, timezone }, words] = [await settingsOf(db), await pdfTextsOf(db)];
  const { language } = words;
  const jobs = new Map((await jobsOfRuns({ db, actor }, run)).map((job) => [job.id, job]));
  const unit = (amount: number, name: string): string => `${numberText(amount, language)} ${name}`;
  const km = unit(Math.round(run.distance_m / 1000), 'km');
  const hours = unit(Math.round((run.duration_s + run.service_s + run.waiting_s) / 360) / 10, 'h');
  const stops = run.steps.flatMap((step): RunSheetStop[] => {
    const job = step.jobid === null ? undefined : jobs.get(step.jobid);
    const kind = kindOf(step);
    if (job === undefined || kind === null) return [];
    return [
      {
        ...stopOf(job, kind),
        kind,
        time: timeOf(step.arrival, { language, timezone }),
        freight: freightOf(job, { words, unit }),
        position: step.location,
      },
    ];
  });
  const [longitude, latitude] = run.location;
  const data = {
    issuer: legalName,
    driver: await driverOf(db, run),
    day: plainDateText(run.run_date, 'weekday', language),
    vehicle: run.vehicle_number,
    totals: `${km} · ${hours}`,
    start: longitude === undefined || latitude === undefined ? null : place(longitude, latitude),
    stops,
  };
  return { data, words };
}

const place = (longitude: number, latitude: number) => [longitude, latitude] as const;

async function driverOf(db: TenantDb, { driver_id }: RunRow): Promise<string> {
  const driver = driver_id === null ? undefined : await driverByGuid(db, driver_id);
  if (driver === undefined) return '';
  return (await userNames(db, [driver.id])).get(driver.id) ?? '';
}

function kindOf({ type }: Step): RunSheetStop['kind'] | null {
  if (type === 'pickup') return 'Pickup';
  return type === 'delivery' || type === 'job' ? 'Delivery' : null;
}

/** Returns what a driver reads of a stop; a job's time slot is that of its delivery. */
export function stopOf(
  job: Job,
  kind: RunSheetStop['kind'],
): Pick<RunSheetStop, 'job' | 'consignment' | 'name' | 'address' | 'notes'> {
  const at = kind === 'Pickup' ? job.fromaddress : job.toaddress;
  const lines = [at.addressLine1, at.addressLine2, at.addressLine3];
  const suburb = [at.suburb, at.stateCode ?? at.state, at.postCode].filter(Boolean).join(' ');
  const instructions = kind === 'Pickup' ? job.specialinstructions : job.deliveryinstructions;
  const slot = kind === 'Delivery' && job.timeslot !== 'AllDay' ? job.timeslot : null;
  const notes = [slot, job.dangerousgoods, instructions, at.telephone];
  return {
    job: job.jobno,
    consignment: job.connoteno === job.jobno ? '' : (job.connoteno ?? ''),
    name: at.companyName || at.contactName || '',
    address: [...lines, suburb].filter(Boolean).join(', '),
    notes: notes.flatMap((note) => note || []),
  };
}

type Writing = {
  readonly words: PdfTexts;
  readonly unit: (amount: number, name: string) => string;
};

function freightOf({ items }: Job, { words, unit }: Writing): string {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const kilograms = items.reduce(
    (sum, { weight, quantity }) => sum + kilogramsOf(weight) * quantity,
    0,
  );
  const pieces = count === 1 ? wordIn(words, '1 item') : wordIn(words, '{count} items', { count });
  return [pieces, ...(kilograms > 0 ? [unit(Math.round(kilograms), 'kg')] : [])].join(' · ');
}

const kilogramsOf = (weight: Job['items'][number]['weight']): number =>
  weight === null ? 0 : exactKilograms(weight).toDecimal(3);

function timeOf(
  arrival: number,
  reader: { readonly language: string; readonly timezone: string },
): string {
  const isOfDay = arrival < tenDays_s;
  const timezone = isOfDay ? 'UTC' : reader.timezone;
  return dateText(new Date(arrival * 1000), 'time', { ...reader, timezone });
}
