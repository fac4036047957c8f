import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CarrierFreight, CarrierShipment } from '../carrier.ts';
import { recordedRequest } from '../carrier-request.ts';
import { guardedCalls } from '../guarded-calls.ts';
import { karrioKey, type KarrioServer, karrioServer } from '../testing/karrio/karrio-server.ts';
import { eventOf } from './events.ts';
import { karrio } from './karrio.ts';
import { pricesOf } from './rates.ts';

let server: KarrioServer;
beforeAll(async () => {
  server = await karrioServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.faults.length = 0;
  server.requested.length = 0;
  server.trouble.status = null;
  server.trouble.swallows = null;
});

const goOut = (attributes: Readonly<Record<string, string>> = {}) =>
  recordedRequest({
    account: {
      code: 'KARRIO',
      attributes: { address: `${server.url}/`, apiKey: karrioKey, ...attributes },
    },
    secrets: [karrioKey],
    callOut: guardedCalls({ allowed: [server.url] }),
    signal: AbortSignal.timeout(5_000),
    simulatedDelays: false,
  });
const carrierRequest = (attributes: Readonly<Record<string, string>> = {}) =>
  goOut(attributes).carrierRequest;

const place = (postCode: string, suburb: string) => ({
  countryCode: 'AU',
  postCode,
  suburb,
  isResidential: false,
});
const carton = {
  packageType: 'Carton',
  length: { value: 400, unit: 'mm' },
  width: { value: 30, unit: 'cm' },
  height: { value: 30, unit: 'cm' },
  weight: { value: 12, unit: 'kg' },
  quantity: 2,
};
const freight: CarrierFreight = {
  from: place('2015', 'Alexandria'),
  to: place('3000', 'Melbourne'),
  items: [carton],
  pickupOptions: {},
  deliveryOptions: { signatureRequired: 'true' },
  isDangerousGood: false,
  day: '2026-11-24',
  currency: 'AUD',
};
const somebody = {
  companyName: 'Cedar & Co',
  contactName: 'Oto Marsh',
  telephone: '02 9000 1234',
  email: 'oto@cedar.example',
  addressLine1: '14 Kiln Street',
  addressLine2: '',
  stateCode: 'NSW',
};
let shipped = 0;
const aShipment = (): CarrierShipment => {
  shipped += 1;
  return {
    ...freight,
    from: { ...freight.from, ...somebody },
    to: { ...freight.to, ...somebody, stateCode: 'VIC' },
    key: `ACM0000${shipped}7`,
    serviceCode: 'australiapost_express_post',
    instructions: 'Ring the bell',
  };
};
const statuses = () => [...server.shipments.values()].map((each) => each['status']);

describe('prices from Karrio', () => {
  it('are requested per piece and read without tax', async () => {
    const codes = ['australiapost_parcel_post', 'australiapost_same_day'];
    expect(await karrio.quote?.(carrierRequest(), freight, codes)).toEqual([
      {
        serviceCode: 'australiapost_parcel_post',
        lines: [
          {
            kind: 'freight',
            code: 'australiapost_parcel_post',
            name: 'australiapost_parcel_post',
            amount: 2450,
          },
          { kind: 'fuel', code: 'FUEL', name: 'Fuel surcharge', amount: 196 },
        ],
        transitTime: '5',
        cutOffTime: '',
        chargeableGrams: 24_000,
        cubicFactor: 250,
      },
      { serviceCode: 'australiapost_same_day', reason: 'Karrio returned no price.' },
    ]);
    expect(server.faults).toEqual([]);
  });

  it('fail with the message of the underlying carrier, and for a wrong API key', async () => {
    const far = { ...freight, to: place('9999', 'Nowhere') };
    const codes = ['australiapost_parcel_post'];
    await expect(karrio.quote?.(carrierRequest(), far, codes)).rejects.toMatchObject({
      name: 'CarrierFailure',
      message: 'australiapost: The delivery postcode 9999 is not served.',
    });
    await expect(
      karrio.quote?.(carrierRequest({ apiKey: 'key_wrong' }), freight, codes),
    ).rejects.toMatchObject({ name: 'CarrierFailure', message: 'Karrio rejected the API key.' });
  });

  it('can be requested again after a server error or a timeout', async () => {
    server.trouble.status = 503;
    await expect(karrio.quote?.(carrierRequest(), freight, [])).rejects.toMatchObject({
      name: 'CarrierSilent',
      message: 'Karrio has trouble: it answered 503.',
    });
    server.trouble.status = null;
    server.trouble.swallows = /rates/;
    await expect(karrio.quote?.(carrierRequest(), freight, [])).rejects.toMatchObject({
      name: 'CarrierSilent',
      message: expect.stringMatching(/^Its server does not answer: /),
    });
  });

  it('are rejected in another currency or when charges exceed the total', () => {
    const rate = { carrier_id: 'a', service: 'X', currency: 'USD', total_charge: 10 };
    const tooMuch = { ...rate, currency: 'AUD', extra_charges: [{ name: 'Toll', amount: 11 }] };
    const request = { freight, serviceCodes: ['X'], account: { code: 'K', attributes: {} } };
    expect(
      [rate, tooMuch].map((each) => pricesOf({ rates: [each], messages: [] }, request)),
    ).toMatchObject([
      [{ reason: 'Its price is in USD, ours are in AUD.' }],
      [{ reason: 'The charges it names are more than its total.' }],
    ]);
  });

  it('exclude the tax that the account declares as included', () => {
    const rates = [{ carrier_id: 'a', service: 'X', currency: 'AUD', total_charge: 11 }];
    const account = { code: 'K', attributes: { taxPercent: '10' } };
    expect(
      pricesOf({ rates, messages: [] }, { freight, serviceCodes: ['X'], account }),
    ).toMatchObject([{ lines: [{ kind: 'freight', amount: 1000 }] }]);
  });
});

describe('a shipment via Karrio', () => {
  it('is drafted under our key and purchased, with number, link and label', async () => {
    const booked = await karrio.book?.(carrierRequest(), aShipment());
    expect(booked).toEqual({
      reference: 'shp_1',
      connote: '33ABC000001',
      trackingUrl: 'https://auspost.example/track/33ABC000001',
    });
    const label = await karrio.label?.(carrierRequest(), 'shp_1');
    expect(Buffer.from(label ?? []).toString()).toBe('%PDF-1.4 label of shp_1');
    expect(server.faults).toEqual([]);
  });

  it.each([
    ['the draft', /POST \/v1\/shipments$/],
    ['the purchase', /purchase$/],
  ])('is not created twice when the response to %s is lost', async (_, swallows) => {
    const shipment = aShipment();
    const before = server.shipments.size;
    server.trouble.swallows = swallows;
    await expect(karrio.book?.(carrierRequest(), shipment)).rejects.toMatchObject({
      name: 'CarrierSilent',
    });
    server.trouble.swallows = null;
    const booked = await karrio.book?.(carrierRequest(), shipment);
    expect([server.shipments.size - before, booked?.reference]).toEqual([1, `shp_${before + 1}`]);
  });

  it('is found by its own key only, can be cancelled, and is not found afterwards', async () => {
    const shipment = aShipment();
    const booked = await karrio.book?.(carrierRequest(), shipment);
    const found = await karrio.find?.(carrierRequest(), shipment.key);
    const other = await karrio.find?.(carrierRequest(), shipment.key.slice(0, -1));
    expect([found, other]).toEqual([booked, null]);
    await karrio.cancel?.(carrierRequest(), booked?.reference ?? '');
    await karrio.cancel?.(carrierRequest(), booked?.reference ?? '');
    expect([statuses().at(-1), await karrio.find?.(carrierRequest(), shipment.key)]).toEqual([
      'cancelled',
      null,
    ]);
  });

  it('returns its tracking events', async () => {
    const booked = await karrio.book?.(carrierRequest(), aShipment());
    const event = { date: '2026-11-23', time: '11:05 PM', code: 'T1', location: 'SYDNEY' };
    server.events.push({ ...event, description: 'Lodged', status: 'picked_up' });
    expect(await karrio.track?.(carrierRequest(), booked?.reference ?? '')).toEqual([
      {
        milestone: 'PickedUp',
        code: 'T1',
        at: new Date('2026-11-23T23:05:00Z'),
        text: 'Lodged',
        place: 'SYDNEY',
      },
    ]);
    expect(server.faults).toEqual([]);
    expect(eventOf({ description: 'No moment' })).toEqual([]);
  });
});

describe('a connection to Karrio', () => {
  it('lists the connected carriers and their services', async () => {
    expect(await karrio.tryOut?.(carrierRequest())).toEqual({
      message: 'Karrio answers. Connected there: auspost_test (test mode).',
      services: [
        { code: 'australiapost_parcel_post', name: 'Parcel post' },
        { code: 'australiapost_express_post', name: 'Express post' },
      ],
    });
    await expect(karrio.tryOut?.(carrierRequest({ connections: 'dhl' }))).rejects.toThrow(
      'It has no connection dhl.',
    );
  });

  it('logs its requests without the API key and without the label', async () => {
    const { carrierRequest: going, exchanges } = goOut();
    await karrio.book?.(going, { ...aShipment(), instructions: `key ${karrioKey}` });
    const saved = JSON.stringify(exchanges);
    expect([saved.includes(karrioKey), exchanges.map((each) => each.response?.status)]).toEqual([
      false,
      [200, 201, 200],
    ]);
  });
});
