import {
  type Carrier,
  type CarrierBooked,
  CarrierFailure,
  CarrierSilent,
  type Errand,
} from '../carrier.ts';
import { askKarrio } from './ask.ts';
import { attributes, connectionsOf } from './attributes.ts';
import { eventOf } from './events.ts';
import { freightOnWire, shipmentOnWire } from './freight.ts';
import { cheapest, pricesOf } from './rates.ts';
import * as wire from './wire.ts';

/**
 * A self-hosted Karrio server, and through it the carriers connected there (https://www.karrio.io,
 * API
 * 2026.1). Requesting prices stores nothing there. A shipment is drafted under our key, then
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
  async quote(errand, freight, serviceCodes) {
    const body = {
      ...freightOnWire(freight),
      services: serviceCodes,
      carrier_ids: connectionsOf(errand.account),
    };
    const answer = await askKarrio(errand, ['POST', '/v1/proxy/rates', body], wire.Rates);
    return pricesOf(answer, { freight, serviceCodes, account: errand.account });
  },
  async book(errand, shipment) {
    const known = await shipmentUnder(errand, shipment.key);
    if (known !== undefined && known.status !== 'draft') return bookedOf(known);
    const draft =
      known ??
      (await askKarrio(
        errand,
        ['POST', '/v1/shipments', shipmentOnWire(shipment, connectionsOf(errand.account))],
        wire.Shipment,
      ));
    const rate = cheapest(draft.rates, shipment.serviceCode);
    if (rate?.id === undefined) {
      const reason = draft.messages.map(({ message }) => message).join(' ');
      throw new CarrierFailure(reason || `Karrio has no price for ${shipment.serviceCode}.`);
    }
    return bookedOf(await bought(errand, draft.id, rate.id));
  },
  async find(errand, key) {
    const known = await shipmentUnder(errand, key);
    return known === undefined ? null : bookedOf(known);
  },
  async label(errand, reference) {
    const path = `/v1/shipments/${encodeURIComponent(reference)}/documents/label`;
    const { format, base64 } = await askKarrio(errand, ['POST', path], wire.Document);
    if (!base64 || format.toUpperCase() !== 'PDF') throw new CarrierFailure('It has no label yet.');
    return Buffer.from(base64, 'base64');
  },
  async track(errand, reference) {
    const path = `/v1/shipments/${encodeURIComponent(reference)}`;
    const { tracking_number, carrier_name } = await askKarrio(errand, ['GET', path], wire.Shipment);
    if (!tracking_number || !carrier_name) return [];
    const body = { tracking_number, carrier_name };
    const answer = await askKarrio(errand, ['POST', '/v1/proxy/tracking', body], wire.Tracking);
    return (answer.tracking?.events ?? []).flatMap(eventOf);
  },
  async cancel(errand, reference) {
    const path = `/v1/shipments/${encodeURIComponent(reference)}/cancel`;
    await askKarrio(errand, ['POST', path], wire.Shipment);
  },
  async tryOut(errand) {
    const path = '/v1/connections?active=true';
    const { results } = await askKarrio(errand, ['GET', path], wire.Connections);
    const wanted = connectionsOf(errand.account);
    const unknown = wanted.filter((id) => !results.some(({ carrier_id }) => carrier_id === id));
    if (unknown.length > 0) throw new CarrierFailure(`It has no connection ${unknown.join(', ')}.`);
    const used = results.filter(
      ({ carrier_id }) => wanted.length === 0 || wanted.includes(carrier_id),
    );
    if (used.length === 0) throw new CarrierFailure('No carrier is connected there yet.');
    const names = [...new Set(used.map(({ carrier_name }) => carrier_name))];
    const services = await Promise.all(names.map((name) => servicesOf(errand, name)));
    return { message: connected(used), services: services.flat() };
  },
};

/** Buys a draft. A refusal because it has already been bought counts as success. */
async function bought(errand: Errand, id: string, rateId: string): Promise<wire.Shipment> {
  const path = `/v1/shipments/${encodeURIComponent(id)}`;
  const body = { selected_rate_id: rateId, label_type: 'PDF' };
  try {
    return await askKarrio(errand, ['POST', `${path}/purchase`, body], wire.Shipment);
  } catch (error) {
    if (!(error instanceof CarrierFailure) || error instanceof CarrierSilent) throw error;
    const now = await askKarrio(errand, ['GET', path], wire.Shipment);
    if (now.status === 'draft') throw error;
    return now;
  }
}

/** The valid shipment of a key: bought, else drafted; never a cancelled one. */
async function shipmentUnder(errand: Errand, key: string) {
  const path = `/v1/shipments?reference=${encodeURIComponent(key)}&limit=100`;
  const { results } = await askKarrio(errand, ['GET', path], wire.ShipmentList);
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

/** `australiapost_parcel_post` is shown as “Parcel post”. */
async function servicesOf(errand: Errand, carrierName: string) {
  const path = `/v1/carriers/${encodeURIComponent(carrierName)}/services`;
  const codes = Object.keys(await askKarrio(errand, ['GET', path], wire.Services));
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
