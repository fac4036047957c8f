import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { headPortCards } from '../head-ports/sql.ts';
import { jobToWrite, newId } from '../jobs/job-saving.ts';
import * as jobs from '../jobs/sql.ts';
import { assignZones } from '../zones/sql/assignment.ts';
import { addMelbourneZones } from './add-network.ts';
import * as history from './sql.ts';

const receivers = [
  ['Yarra Books', '12 Flinders Lane', 'Melbourne', '3000'],
  ['Carlton Bakery', '88 Lygon Street', 'Brunswick East', '3057'],
  ['Bayside Marine', '4 Fitzroy Street', 'St Kilda', '3182'],
  ['Prahran Lighting', '201 High Street', 'Prahran', '3181'],
  ['Fitzroy Cycles', '45 Smith Street', 'Fitzroy', '3065'],
] as const;
const senders = [
  ['Print Works', '8 Regent Street', 'Redfern', '2016'],
  ['Harbour Glass', '30 Bourke Road', 'Alexandria', '2015'],
  ['Surry Textiles', '77 Crown Street', 'Surry Hills', '2010'],
] as const;
const packages = [
  ['Carton', 6, 45, 14],
  ['Pallet', 2, 115, 280],
  ['Carton', 12, 30, 7],
] as const;
const count = 15;

/** Adds confirmed jobs from Sydney to Melbourne that wait for a line haul; returns their ids. */
export async function addInterstateJobs(db: TenantDb, now: Date): Promise<readonly string[]> {
  const [melbourne] = await headPortCards(db, { codes: ['MEL'] });
  if (melbourne !== undefined) await addMelbourneZones(db, melbourne.id);
  const customers = await history.firstCustomers(db, 4);
  const numbers = await nextNumbers(db, 'job', count);
  const rows = numbers.map((number, at) => {
    const customerid = customers[at % customers.length]?.id ?? 0;
    const saved = { id: newId(now), customerId: customerid, bookingId: null, isConfirmed: true };
    const sent = { ...interstateJob(at, now), customerid, connoteno: number };
    const created_at = new Date(now.getTime() - at * 900_000);
    return { ...jobToWrite(sent, saved, now), number, created_at };
  });
  await jobs.addJobs(db, rows);
  const ids = rows.map(({ id }) => id);
  await jobs.writeArticles(db, ids);
  await assignZones(db, ids);
  return ids;
}

function interstateJob(at: number, now: Date) {
  const [packagetype, quantity, side, weight] = packages[at % packages.length] ?? packages[0];
  const size = { value: side, unit: 'cm' };
  return {
    jobtype: 'Delivery' as const,
    servicecode: 'STD',
    servicename: 'Standard',
    fromaddress: placeOf(senders[at % senders.length] ?? senders[0], 'NSW'),
    toaddress: placeOf(receivers[at % receivers.length] ?? receivers[0], 'VIC'),
    items: [
      {
        packagetype,
        quantity,
        length: size,
        width: size,
        height: size,
        weight: { value: weight, unit: 'kg' },
      },
    ],
    deadline: new Date(now.getTime() + (24 + at) * 3_600_000).toISOString(),
  };
}

const placeOf = (
  [companyName, addressLine1, suburb, postCode]: readonly [string, string, string, string],
  stateCode: string,
) => ({ companyName, addressLine1, suburb, postCode, stateCode, countryCode: 'AU' });
