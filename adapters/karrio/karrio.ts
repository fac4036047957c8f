import {
  type Carrier,
  type CarrierBooked,
  CarrierFailure,
  CarrierSilent,
  type CarrierRequest,
} from '../carrier.ts';
import { callKarrio } from './call.ts';
import { attributes, connectionsOf } from './attributes.ts';
import { eventOf } from './events.ts';
import { toFreight, toShipment } from './freight.ts';
import { cheapest, pricesOf } from './rates.ts';
import * as wire from './schemas.ts';

/**
 * A self-hosted Karrio server, and through it the carriers connected there (https://www.karrio.io,
 * API 2026.1). Price requests store nothing on it. A shipment is drafted under our key, then
 * bought: if one exists under the key it is not created again, and Karrio refuses to buy one twice.
 */
export const karrio: Carrier = {
  code: 'KARRIO',
  name: 'Karrio',
  isSimulated: false,
  isManual: false,
  attributes,
  services: [],
  operations: ['Save', 'Quote', 'Book', 'CreateConsignment', 'PrintLabel', 'Cancel'],
  async quote(carrierRequest, freight, serviceCodes) {
    const body = {
      ...toFreight(freight),
      services: serviceCodes,
      carrier_ids: connectionsOf(carrierRequest.account),
    };
    const response = await callKarrio(
      carrierRequest,
      ['POST', '/v1/proxy/rates', body],
      wire.Rates,
    );
    return pricesOf(response, { freight, serviceCodes, account: carrierRequest.account });
  },
  async book(carrierRequest, shipment) {
    const known = await shipmentUnder(carrierRequest, shipment.key);
    if (known !== undefined && known.status !== 'draft') return bookedOf(known);
    const draft =
      known ??
      (await callKarrio(
        carrierRequest,
        ['POST', '/v1/shipments', toShipment(shipment, connectionsOf(carrierRequest.account))],
        wire.Shipment,
      ));
    const rate = cheapest(draft.rates, shipment.serviceCode);
    if (rate?.id === undefined) {
      const reason = draft.messages.map(({ message }) => message).join(' ');
      throw new CarrierFailure(reason || `Karrio has no price for ${shipment.serviceCode}.`);
    }
    return bookedOf(await bought(carrierRequest, draft.id, rate.id));
  },
  async find(carrierRequest, key) {
    const known = await shipmentUnder(carrierRequest, key);
    return known === undefined ? null : bookedOf(known);
  },
  async label(carrierRequest, reference) {
    const path = `/v1/shipments/${encodeURIComponent(reference)}/documents/label`;
    const { format, base64 } = await callKarrio(carrierRequest, ['POST', path], wire.Document);
    if (!base64 || format.toUpperCase() !== 'PDF') throw new CarrierFailure('It has no label yet.');
    return Buffer.from(base64, 'base64');
  },
  async track(carrierRequest, reference) {
    const path = `/v1/shipments/${encodeURIComponent(reference)}`;
    const { tracking_number, carrier_name } = await callKarrio(
      carrierRequest,
      ['GET', path],
      wire.Shipment,
    );
    if (!tracking_number || !carrier_name) return [];
    const body = { tracking_number, carrier_name };
    const response = await callKarrio(
      carrierRequest,
      ['POST', '/v1/proxy/tracking', body],
      wire.Tracking,
    );
    return (response.tracking?.events ?? []).flatMap(eventOf);
  },
  async cancel(carrierRequest, reference) {
    const path = `/v1/shipments/${encodeURIComponent(reference)}/cancel`;
    await callKarrio(carrierRequest, ['POST', path], wire.Shipment);
  },
  async tryOut(carrierRequest) {
    const path = '/v1/connections?active=true';
    const { results } = await callKarrio(carrierRequest, ['GET', path], wire.Connections);
    const wanted = connectionsOf(carrierRequest.account);
    const unknown = wanted.filter((id) => !results.some(({ carrier_id }) => carrier_id === id));
    if (unknown.length > 0) throw new CarrierFailure(`It has no connection ${unknown.join(', ')}.`);
    const used = results.filter(
      ({ carrier_id }) => wanted.length === 0 || wanted.includes(carrier_id),
    );
    if (used.length === 0) throw new CarrierFailure('No carrier is connected to it yet.');
    const names = [...new Set(used.map(({ carrier_name }) => carrier_name))];
    const services = await Promise.all(names.map((name) => servicesOf(carrierRequest, name)));
    return { message: connected(used), services: services.flat() };
  },
};

/** Buys a draft. A refusal because it has already been bought counts as success. */
async function bought(
  carrierRequest: CarrierRequest,
  id: string,
  rateId: string,
): Promise<wire.Shipment> {
  const path = `/v1/shipments/${encodeURIComponent(id)}`;
  const body = { selected_rate_id: rateId, label_type: 'PDF' };
  try {
    return await callKarrio(carrierRequest, ['POST', `${path}/purchase`, body], wire.Shipment);
  } catch (error) {
    if (!(error instanceof CarrierFailure) || error instanceof CarrierSilent) throw error;
    const now = await callKarrio(carrierRequest, ['GET', path], wire.Shipment);
    if (now.status === 'draft') throw error;
    return now;
  }
}

/** Returns the valid shipment of a key: bought, otherwise drafted; never a cancelled one. */
async function shipmentUnder(carrierRequest: CarrierRequest, key: string) {
  const path = `/v1/shipments?reference=${encodeURIComponent(key)}&limit=100`;
  const { results } = await callKarrio(carrierRequest, ['GET', path], wire.ShipmentList);
  // The server matches any text that contains the reference.
  const own = results.filter(
    ({ reference, status }) => reference === key && status !== 'cancelled',
  );
  return own.find(({ status }) => status !== 'draft') ?? own[0];
}

const bookedOf = (shipment: wire.Shipment): CarrierBooked => ({
  reference: shipment.id,
  connote: shipment.tracking_number || null,
  trackingUrl: shipment.tracking_url || null,
});

/** Returns services with readable names: `australiapost_parcel_post` becomes “Parcel post”. */
async function servicesOf(carrierRequest: CarrierRequest, carrierName: string) {
  const path = `/v1/carriers/${encodeURIComponent(carrierName)}/services`;
  const codes = Object.keys(await callKarrio(carrierRequest, ['GET', path], wire.Services));
  return codes.map((code) => {
    const words = code.replace(`${carrierName}_`, '').replaceAll('_', ' ');
    return { code, name: words.charAt(0).toUpperCase() + words.slice(1) };
  });
}

const connected = (used: readonly wire.Connection[]): string => {
  const names = used.map(({ carrier_id, test_mode }) =>
    test_mode ? `${carrier_id} (test mode)` : carrier_id,
  );
  return `Karrio answers. Connected there: ${names.join(', ')}.`;
};
