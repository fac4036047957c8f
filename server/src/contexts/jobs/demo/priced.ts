import type { JobPrice } from '@waybill/contract/jobs/charges/shapes';
import { driverByGuid } from '#contexts/identity/public.ts';
import type { Seeding } from '../../../demo/seed.ts';
import { chargeTerms } from '../charges/domain/terms.ts';
import { type DriverRateRow, writeCharge, writeRates } from '../charges/sql/charges.ts';
import { newId } from '../jobs/job-saving.ts';
import { driverNamed, jobsOfBookings, jobsWithoutBooking } from './sql.ts';

type Price = Pick<JobPrice, 'chargerate' | 'starttime' | 'endtime' | 'break' | 'chargebreakdown'>;

const toll = {
  servicecode: 'TOLL',
  isadditionalservice: true,
  amount: 18.4,
  istaxapplicable: true,
};
const day = { starttime: '07:00', endtime: '15:05', break: 30 };
const morning = { starttime: '06:30', endtime: '11:10', break: 0 };

/** Customer prices of jobs ordered by phone: one closed, one open, one at a loss. */
const sold: readonly (Price & { readonly isClosed: boolean })[] = [
  { ...day, chargerate: 95, chargebreakdown: [toll], isClosed: true },
  { ...morning, chargerate: 88, chargebreakdown: [], isClosed: false },
];

const rate = (basis: DriverRateRow['basis'], value: number): DriverRateRow => ({
  basis,
  rate: value,
  minimum_min: basis === 'Hour' ? 240 : 0,
  round_by_min: 15,
});

/** The contractors of the fleet with their pay rates, in hundredths. */
const contractors = [
  {
    name: 'Dana Ferreira',
    rates: [rate('Hour', 6_200)],
  },
  {
    name: 'Marco Silva',
    rates: [rate('Stop', 1_450), rate('Kilometre', 185)],
  },
  {
    name: 'Priya Nair',
    rates: [rate('Percentage', 6_250)],
  },
] as const;

/** The number of jobs paid to each contractor; the last is still open. */
const jobsEach = 3;

/** Adds charges of customers and of three contractors; only for the demo data. */
export async function priceJobs({ db, now }: Seeding): Promise<void> {
  const rung = await jobsWithoutBooking(db);
  for (const [at, { isClosed, ...price }] of sold.entries()) {
    const job = rung[at];
    if (job === undefined) continue;
    const side = { side: 'Customer' as const, customer_id: job.customer_id };
    const nobody = { driver_id: null, driver_guid: null };
    const payer = { ...side, ...nobody, is_closed: isClosed };
    await writeCharge(db, { id: newId(now), ...chargeOf(job.id, payer, price) }, now);
  }
  const work = [...rung.slice(0, 1), ...(await jobsOfBookings(db))];
  for (const [at, { name, rates }] of contractors.entries()) {
    const user = await driverByGuid(db, await driverNamed(db, name));
    if (user === undefined) continue;
    await writeRates(db, user.id, rates);
    const mine = work.slice(at * jobsEach, (at + 1) * jobsEach);
    for (const [place, job] of mine.entries()) {
      const price = { ...(place === 0 ? day : morning), chargerate: 62, chargebreakdown: [] };
      const paid = { side: 'Driver' as const, customer_id: null };
      const driver = { driver_id: user.id, driver_guid: user.guid };
      const is_closed = place < jobsEach - 1;
      const payer = { ...paid, ...driver, is_closed };
      await writeCharge(db, { id: newId(now), ...chargeOf(job.id, payer, price) }, now);
    }
  }
}

type Payer = {
  readonly side: 'Customer' | 'Driver';
  readonly customer_id: number | null;
  readonly driver_id: number | null;
  readonly driver_guid: string | null;
  readonly is_closed: boolean;
};

const chargeOf = (job_id: string, payer: Payer, price: Price) => ({
  job_id,
  ...payer,
  vehicle_id: null,
  service_code: 'HOURLY',
  ...chargeTerms({ jobid: job_id, ...price }, ''),
});
