import { jobsProblems } from '@waybill/contract/jobs/problems';
import type { LineHaulInput } from '@waybill/contract/linehaul/line-hauls/shapes';
import { found, notValidField } from '@waybill/contract/problem';
import { fromDecimal } from '@waybill/kernel/money';
import { type HeadPortCard, headPortCards } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { LineHaulContents } from './sql.ts';

type Sent = LineHaulInput & { readonly linehaul?: LineHaulInput | null | undefined };

/** Returns the line haul of a body: in `linehaul`, or the body itself (decisions J-20). */
export const sentLineHaul = (body: Sent): LineHaulInput => body.linehaul ?? body;

const empty: LineHaulContents = {
  note: null,
  start_head_port_id: '',
  destination_head_port_id: '',
  connote_number: null,
  manifest_number: null,
  pickup_request_number: null,
  carrier_name: null,
  carrier_reference: null,
  cost_minor: null,
  cost_basis: 'Weight',
  capacity_kilograms: null,
  capacity_cubic_metres: null,
  capacity_pallets: null,
  planned_departure_at: null,
  planned_arrival_at: null,
  expected_arrival_at: null,
  delay_reason: null,
  documents_reason: null,
  departed_at: null,
  arrived_at: null,
  status: 'Planned',
};

/**
 * Returns the line haul to store after a request: omitted fields do not change, null clears.
 * Ignores the status and the times of departure and arrival.
 * @throws {Problem} HeadPortNotFound, NotValid naming the field
 */
export async function lineHaulToWrite(
  db: TenantDb,
  sent: LineHaulInput,
  before: LineHaulContents = empty,
): Promise<LineHaulContents> {
  const [start, destination] = await endsOf(db, sent, before);
  const after = contentsAfter(sent, { ...before, ...portsBetween(start, destination) });
  const fault = whyNotValid(after);
  if (fault !== null) throw notValidField(`linehaul.${fault.member}`, fault.message);
  return after;
}

export const portsBetween = (start: string, destination: string) => ({
  start_head_port_id: start,
  destination_head_port_id: destination,
});

/** Returns what a line haul contains after a request, but for its head ports. */
export function contentsAfter(
  sent: LineHaulInput,
  before: LineHaulContents = empty,
): LineHaulContents {
  return {
    ...before,
    note: text(sent.linehaulnote, before.note),
    connote_number: text(sent.connoteno, before.connote_number),
    manifest_number: text(sent.manifestno, before.manifest_number),
    pickup_request_number: text(sent.pickuprequestno, before.pickup_request_number),
    carrier_name: text(sent.carriername, before.carrier_name),
    carrier_reference: text(sent.carrierreference, before.carrier_reference),
    cost_minor: valueAfter(sent.cost, before.cost_minor, fromDecimal),
    cost_basis: sent.costbasis ?? before.cost_basis,
    capacity_kilograms: valueAfter(sent.capacityweight, before.capacity_kilograms),
    capacity_cubic_metres: valueAfter(sent.capacityvolume, before.capacity_cubic_metres),
    capacity_pallets: valueAfter(sent.capacitypallets, before.capacity_pallets),
    planned_departure_at: valueAfter(sent.planneddeparture, before.planned_departure_at, moment),
    planned_arrival_at: valueAfter(sent.plannedarrival, before.planned_arrival_at, moment),
    delay_reason: text(sent.delayreason, before.delay_reason),
  };
}

/** Returns the field that makes a line haul impossible, and why; null if there is none. */
export function whyNotValid(row: LineHaulContents) {
  if (row.start_head_port_id === row.destination_head_port_id) {
    return { member: 'destinationheadport', message: 'Start and destination must differ' } as const;
  }
  const { planned_departure_at: from, planned_arrival_at: to } = row;
  if (from !== null && to !== null && to <= from) {
    const message = 'The arrival must be after the departure';
    return { member: 'plannedarrival', message } as const;
  }
  return null;
}

const moment = (at: string): Date => new Date(at);
const text = (sent: string | null | undefined, before: string | null): string | null =>
  sent === undefined ? before : sent || null;

function valueAfter<S, T = S>(
  sent: S | null | undefined,
  before: T | null,
  as: (value: S) => T = (value) => value as unknown as T,
): T | null {
  if (sent === undefined) return before;
  return sent === null ? null : as(sent);
}

async function endsOf(
  db: TenantDb,
  sent: LineHaulInput,
  before: LineHaulContents,
): Promise<readonly [string, string]> {
  const start = sent.startheadportid ?? sent.startheadport;
  const destination = sent.destinationheadportid ?? sent.destinationheadport;
  const ports = await headPortsNamed(db, [start, destination]);
  return [
    endOf(ports, before.start_head_port_id, { sent: start, member: 'startheadport' }),
    endOf(ports, before.destination_head_port_id, {
      sent: destination,
      member: 'destinationheadport',
    }),
  ];
}

function endOf(
  ports: readonly HeadPortCard[],
  before: string,
  { sent, member }: { readonly sent: string | null | undefined; readonly member: string },
): string {
  if (!sent && before !== '') return before;
  if (!sent) throw notValidField(`linehaul.${member}`, 'Please choose a head port');
  return found(portNamed(ports, sent), jobsProblems.HeadPortNotFound).id;
}

const isId = (name: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name);

/** Returns the head port with this id or code. */
export const portNamed = (ports: readonly HeadPortCard[], name: string): HeadPortCard | undefined =>
  ports.find(({ id, code }) => id === name.toLowerCase() || code === name.toUpperCase());

/** Returns the head ports with these ids and codes; omits unknown ones. */
export function headPortsNamed(
  db: TenantDb,
  names: readonly (string | null | undefined)[],
): Promise<HeadPortCard[]> {
  const all = names.filter((name) => typeof name === 'string' && name !== '') as string[];
  const ids = all.filter(isId);
  const codes = all.filter((name) => !isId(name)).map((name) => name.toUpperCase());
  return headPortCards(db, { ids, codes });
}
