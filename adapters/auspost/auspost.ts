import {
  type Carrier,
  type CarrierBooked,
  CarrierFailure,
  type CarrierRequest,
} from '../carrier.ts';
import { attributes } from './attributes.ts';
import { callAusPost } from './call.ts';
import { eventOf } from './events.ts';
import { insistDomestic, type Network, toPricing, toShipment } from './freight.ts';
import { lodge } from './orders.ts';
import { starTrackPackaging } from './packaging.ts';
import { pricesOf } from './prices.ts';
import * as wire from './schemas.ts';

/**
 * The Shipping and Tracking API v1 of Australia Post, which StarTrack shares
 * (developers.auspost.com.au/content/apis/shipping-and-tracking). Products are those of the
 * account's contract. A shipment is created under our key: one that exists under it is returned.
 */
const carrierOf = (
  code: string,
  name: string,
  { labelGroups, ...network }: Network & { readonly labelGroups: readonly string[] },
): Carrier => ({
  code,
  name,
  isSimulated: false,
  isManual: false,
  attributes,
  services: [],
  operations: [
    'Save',
    'Quote',
    'Book',
    'CreateConsignment',
    'PrintLabel',
    'PrintManifest',
    'Cancel',
  ],
  async quote(carrierRequest, freight, serviceCodes) {
    insistDomestic(freight);
    const body = toPricing(freight, serviceCodes, network);
    const prices = await callAusPost(
      carrierRequest,
      ['POST', '/prices/shipments', body],
      wire.Prices,
    );
    return pricesOf(prices?.shipments ?? [], serviceCodes, freight);
  },
  async book(carrierRequest, shipment) {
    insistDomestic(shipment);
    const known = await shipmentUnder(carrierRequest, shipment.key);
    if (known !== undefined) return bookedOf(known);
    const body = toShipment(shipment, network);
    const made = await callAusPost(carrierRequest, ['POST', '/shipments', body], wire.Shipments);
    const [created] = made?.shipments ?? [];
    if (created === undefined) throw new CarrierFailure('Australia Post created no shipment.');
    return bookedOf(created);
  },
  async find(carrierRequest, key) {
    const known = await shipmentUnder(carrierRequest, key);
    return known === undefined ? null : bookedOf(known);
  },
  label: (carrierRequest, reference) => labelOf(carrierRequest, reference, labelGroups),
  async track(carrierRequest, reference) {
    const ids = trackingIdsOf(await shipmentOf(carrierRequest, reference)).slice(0, trackedMax);
    if (ids.length === 0) return [];
    const path = `/track?tracking_ids=${ids.map(encodeURIComponent).join(',')}`;
    const tracking = await callAusPost(carrierRequest, ['GET', path], wire.Tracking);
    const events = (tracking?.tracking_results ?? []).flatMap((result) => [
      ...(result.trackable_items ?? []).flatMap((item) => item.events ?? []),
      ...(result.consignment?.events ?? []),
    ]);
    return events.flatMap(eventOf);
  },
  async cancel(carrierRequest, reference) {
    const path = `/shipments/${encodeURIComponent(reference)}`;
    await callAusPost(carrierRequest, ['DELETE', path], wire.Nothing);
  },
  lodge,
  async tryOut(carrierRequest) {
    const number = carrierRequest.account.attributes['accountNumber'] ?? '';
    const path = `/accounts/${encodeURIComponent(number)}`;
    const account = await callAusPost(carrierRequest, ['GET', path], wire.Account);
    if (account === null) throw new CarrierFailure(`There is no account ${number}.`);
    const services = account.postage_products.map(({ product_id, type }) => ({
      code: product_id,
      name: type || product_id,
    }));
    return { message: `Connected to ${account.name || account.account_number}.`, services };
  },
});

export const ausPost = carrierOf('AUSPOST', 'Australia Post (eParcel)', {
  piecesMax: 20,
  packagingType: null,
  labelGroups: ['Parcel Post', 'Express Post'],
});

export const starTrack = carrierOf('STARTRACK', 'StarTrack', {
  piecesMax: 500,
  packagingType: starTrackPackaging,
  labelGroups: ['StarTrack'],
});

/** Numbers that one call may track. */
const trackedMax = 10;

const openMax = 200;

/** Shipments that are not in an order yet; there are as many as were booked since the last one. */
async function shipmentUnder(carrierRequest: CarrierRequest, key: string) {
  const path = `/shipments?offset=0&number_of_shipments=${openMax}&status=Created`;
  const found = await callAusPost(carrierRequest, ['GET', path], wire.Shipments);
  return found?.shipments.find(({ shipment_reference }) => shipment_reference === key);
}

async function shipmentOf(carrierRequest: CarrierRequest, reference: string) {
  const path = `/shipments?shipment_ids=${encodeURIComponent(reference)}`;
  const found = await callAusPost(carrierRequest, ['GET', path], wire.Shipments);
  return found?.shipments[0];
}

async function labelOf(
  carrierRequest: CarrierRequest,
  reference: string,
  labelGroups: readonly string[],
): Promise<Uint8Array> {
  const layout = { layout: 'A6-1pp', branded: true, left_offset: 0, top_offset: 0 };
  const body = {
    wait_for_label_url: true,
    preferences: [{ type: 'PRINT', groups: labelGroups.map((group) => ({ group, ...layout })) }],
    shipments: [{ shipment_id: reference }],
  };
  const made = await callAusPost(carrierRequest, ['POST', '/labels', body], wire.Labels);
  const url = made?.labels[0]?.url ?? '';
  if (url === '') throw new CarrierFailure('It has no label yet.');
  // The address is signed: our credentials must not be sent to the file's host.
  const { status, text } = await carrierRequest.call({
    method: 'GET',
    url,
    headers: {},
    isFile: true,
  });
  if (status !== 200 || !text.startsWith('%PDF')) throw new CarrierFailure('It has no label yet.');
  return Buffer.from(text, 'latin1');
}

const bookedOf = (shipment: wire.BookedShipment): CarrierBooked => {
  const [connote = null] = trackingIdsOf(shipment);
  return {
    reference: shipment.shipment_id,
    connote,
    trackingUrl:
      connote === null ? null : `https://auspost.com.au/mypost/track/#/details/${connote}`,
  };
};

/** Consignments if it has any, else articles. */
function trackingIdsOf(shipment: wire.BookedShipment | undefined): readonly string[] {
  const details = (shipment?.items ?? []).flatMap(({ tracking_details }) => tracking_details ?? []);
  const consignments = details.flatMap(({ consignment_id }) => consignment_id || []);
  const articles = details.flatMap(({ article_id }) => article_id || []);
  return [...new Set(consignments.length > 0 ? consignments : articles)];
}
