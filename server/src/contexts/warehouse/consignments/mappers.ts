import type {
  ConsignmentAddress,
  WarehouseConsignment,
} from '@waybill/contract/warehouse/consignments/shapes';
import type { StoredConsignment } from './sql.ts';

export const toConsignment = (row: StoredConsignment): WarehouseConsignment => ({
  id: row.id,
  consignmentNumber: row.number,
  customerId: row.customer_id,
  fromAddress: toAddress(row.from_address),
  toAddress: toAddress(row.to_address),
  items: row.items,
  dispatched: row.dispatched,
});

const toAddress = (stored: Partial<ConsignmentAddress>): ConsignmentAddress => ({
  type: stored.type ?? null,
  addressLine1: stored.addressLine1 ?? null,
  addressLine2: stored.addressLine2 ?? null,
  addressLine3: stored.addressLine3 ?? null,
  suburb: stored.suburb ?? null,
  postCode: stored.postCode ?? null,
  stateCode: stored.stateCode ?? null,
  countryCode: stored.countryCode ?? null,
  companyName: stored.companyName ?? null,
  email: stored.email ?? null,
  contactName: stored.contactName ?? null,
  telephone: stored.telephone ?? null,
  instructions: stored.instructions ?? null,
});
