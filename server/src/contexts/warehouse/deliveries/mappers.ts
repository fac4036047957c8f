import type {
  AnnouncedDelivery,
  DeliveryLine,
} from '@waybill/contract/warehouse/deliveries/shapes';
import type { AnnouncedDeliveryRow, DeliveryLineRow } from './sql.ts';

export const toDelivery = (row: AnnouncedDeliveryRow): AnnouncedDelivery => ({
  customerId: row.customer_id,
  customerName: row.customer_name,
  consignmentNumber: row.consignment_number,
  deliveryDate: row.delivery_date,
  expected: row.expected,
  received: row.received,
});

export const toLine = (
  row: DeliveryLineRow,
  suggestion: DeliveryLine['suggestion'],
): DeliveryLine => ({
  id: row.id,
  itemId: row.barcode,
  sku: row.sku,
  description: row.description,
  zone: row.zone,
  isDamaged: row.is_damaged,
  state: stateOf(row),
  time: row.scanned_at?.toISOString() ?? null,
  userName: row.scanned_by,
  note: row.note,
  suggestion,
});

function stateOf({ status, is_over }: DeliveryLineRow): DeliveryLine['state'] {
  if (status === 'Expected') return 'Expected';
  if (status === 'Missing') return 'Short';
  return is_over ? 'Over' : 'Received';
}
