import { CarrierFailure, type CarrierManifest, type CarrierRequest } from '../carrier.ts';
import { callAusPost } from './call.ts';
import * as wire from './schemas.ts';

/**
 * Puts shipments into an order, Australia Post's manifest, under our number. Shipments that are in
 * one already stay there: the response to an earlier attempt was lost.
 */
export async function lodge(
  request: CarrierRequest,
  { number, references }: CarrierManifest,
): Promise<string> {
  const path = `/shipments?shipment_ids=${references.map(encodeURIComponent).join(',')}`;
  const found = await callAusPost(request, ['GET', path], wire.Shipments);
  const shipments = found?.shipments ?? [];
  const known = shipments.flatMap(({ order_id }) => order_id || []);
  const left = shipments.filter(({ order_id }) => !order_id);
  if (left.length === 0) {
    if (known[0] !== undefined) return known[0];
    throw new CarrierFailure('Australia Post does not know these shipments.');
  }
  const body = {
    order_reference: number,
    payment_method: 'CHARGE_TO_ACCOUNT',
    shipments: left.map(({ shipment_id }) => ({ shipment_id })),
  };
  const made = await callAusPost(request, ['PUT', '/orders', body], wire.Order);
  if (made === null) throw new CarrierFailure('Australia Post does not know these shipments.');
  return made.order.order_id;
}
