import type { Job } from '@waybill/contract/jobs/shapes';
import type { z } from 'zod';
import { hoursOf } from '@waybill/contract/jobs/charges/hours';
import type { JobPriceRow, JobRow } from './sql.ts';
import type { ListedScan } from '../scans/sql.ts';
import type { ScanEvent } from '@waybill/contract/jobs/scans/shapes';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The price of a job until it is priced. */
const unpriced = {
  chargerate: null,
  starttime: null,
  endtime: null,
  hours: null,
  break: null,
  roundby: null,
  totalhours: null,
  subtotal: null,
} as const;

const priceOf = (price: JobPriceRow | null) =>
  price === null
    ? unpriced
    : {
        chargerate: price.rate / 100,
        starttime: price.start,
        endtime: price.end,
        hours: price.between === null ? null : hoursOf(price.between),
        break: price.break,
        roundby: price.roundBy,
        totalhours: hoursOf(price.charged),
        subtotal: price.subtotal / 100,
      };

/** Maps a row to a job of the API. */
export const jobOf =
  (tenantId: number) =>
  (row: JobRow): Job => ({
    ...priceOf(row.price),
    id: row.id,
    jobno: row.number,
    connoteno: row.connote_number,
    manifestno: row.manifest_number,
    routecode: row.route_code,
    tenantid: tenantId,
    customerid: row.customer_guid,
    customername: row.customer_name,
    pickupreadydatetime: iso(row.pickup_ready_at),
    fromaddress: row.from_address,
    toaddress: row.to_address,
    leg: legOf(row),
    isallocatedtodeliveryagent: row.driver_guid !== null,
    islinehaul: row.is_line_haul,
    ispickupready: row.is_pickup_ready,
    isconfirmed: row.is_confirmed,
    servicecode: row.service_code,
    servicename: row.service_name,
    servicetype: row.service_type,
    accountcode: row.account_code,
    parentid: row.parent_id,
    jobtype: row.job_type,
    items: [...row.items],
    creationtime: row.created_at.toISOString(),
    driverid: row.driver_guid,
    drivername: row.driver_name,
    reference: { ...row.reference },
    costcentre: { ...row.cost_centre },
    pickupdate: iso(row.pickup_at),
    deadline: iso(row.deadline_at),
    timeslot: row.time_slot,
    dangerousgoods: row.dangerous_goods,
    specialinstructions: row.special_instructions,
    deliveryinstructions: row.delivery_instructions,
    lastscanevent: lastScanOf(row),
    status: row.status,
    bookingid: row.booking_id,
    fromzone: row.from_zone,
    tozone: row.to_zone,
    multistopjobid: row.multi_stop_id,
    multistopno: row.multi_stop_number,
  });

/** Returns the leg by line haul; null if the job was never on one (decisions J-11). */
const legOf = (row: JobRow): Job['leg'] =>
  row.leg_sequence === null || row.leg_sequence === 0
    ? null
    : {
        sequence: row.leg_sequence,
        fromheadport: row.line_haul_from,
        toheadport: row.line_haul_to,
        linehaulid: row.line_haul_id,
      };

const lastScanOf = (row: JobRow): Job['lastscanevent'] =>
  row.last_scan_code === null || row.last_scan_at === null
    ? null
    : {
        code: row.last_scan_code,
        datetime: row.last_scan_at.toISOString(),
        locationcode: row.last_scan_location,
        warehousecode: row.last_scan_warehouse,
      };

/** Maps a row to a scan event of the API. */
export const scanEventOf = (row: ListedScan): z.output<typeof ScanEvent> => ({
  id: row.id,
  code: row.code,
  warehousecode: row.warehouse_code,
  locationcode: row.location_code,
  jobid: row.job_id,
  jobno: row.job_number,
  images: row.pictures.map(({ id }) => id),
  details: { ...row.details },
  articlenumber: row.article_number,
  scannedeventdatetime: row.scanned_at.toISOString(),
  creationtime: row.received_at.toISOString(),
  creatorid: row.creator_id,
  creatorname: row.creator_name,
  lacks: [...(row.lacks ?? [])],
});
