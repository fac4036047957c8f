import { bookingCustomValues, bookingRecord } from '#contexts/booking/public.ts';
import { customerCustomValues, customerRecord } from '#contexts/customers/public.ts';
import { invoiceRecord } from '#contexts/finance/public.ts';
import { driverRecord, vehicleRecord } from '#contexts/fleet/public.ts';
import { jobRecord } from '#contexts/jobs/public.ts';
import { lineHaulRecord } from '#contexts/linehaul/public.ts';
import { discussionRecord } from '#contexts/messaging/public.ts';
import { type CustomRecords, entityRecord, type RecordKinds } from '#contexts/records/public.ts';
import { warehouseItemRecord } from '#contexts/warehouse/public.ts';

/** The records that documents are attached to, each found by the context that owns it. */
export const recordKinds: RecordKinds = {
  Customer: customerRecord,
  Booking: bookingRecord,
  Job: jobRecord,
  Driver: driverRecord,
  Vehicle: vehicleRecord,
  Invoice: invoiceRecord,
  LineHaul: lineHaulRecord,
  WarehouseItem: warehouseItemRecord,
  Discussion: discussionRecord,
  EntityRecord: entityRecord,
};

/** The records with custom fields, whose values each context counts and deletes. */
export const customRecords: CustomRecords = {
  'booking-fields': bookingCustomValues,
  'customer-fields': customerCustomValues,
};
