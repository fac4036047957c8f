import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedRequest } from '../carrier-request.ts';
import { CarrierFailure, type CarrierShipment, CarrierSilent } from '../carrier.ts';
import { guardedCalls } from '../guarded-calls.ts';
import {
  ausPostAccount,
  type AusPostServer,
  ausPostServer,
  labelBytes,
} from '../testing/auspost/auspost-server.ts';
import { ausPost, starTrack } from './auspost.ts';

let server: AusPostServer;
beforeAll(async () => {
  server = await ausPostServer();
});
afterAll(() => server.close());

const recorded = (password: string = ausPostAccount.password) =>
  recordedRequest({
    account: {
      code: 'EPARCEL',
      attributes: {
        accountNumber: ausPostAccount.number,
        apiKey: ausPostAccount.apiKey,
        password,
        address: server.url,
      },
    },
    secrets: [ausPostAccount.apiKey, password],
    callOut: guardedCalls({ allowed: [server.url] }),
    signal: AbortSignal.timeout(10_000),
    simulatedDelays: false,
  });
const request = () => recorded().carrierRequest;

const party = {
  countryCode: 'AU',
  postCode: '2000',
  suburb: 'Sydney',
  stateCode: 'NSW',
  isResidential: false,
  companyName: 'Cedar & Co',
  contactName: 'Mia Castellano',
  telephone: '02 9555 1234',
  email: 'mia@cedar.example',
  addressLine1: '1 Pitt Street',
  addressLine2: '',
};
const side = { value: 300, unit: 'mm' };
const shipment = (key: string, some: Partial<CarrierShipment> = {}): CarrierShipment => ({
  from: party,
  to: { ...party, postCode: '3000', suburb: 'Melbourne', stateCode: 'VIC' },
  items: [
    {
      packageType: 'Carton',
      length: side,
      width: side,
      height: side,
      weight: { value: 4, unit: 'kg' },
      quantity: 2,
    },
  ],
  pickupOptions: {},
  deliveryOptions: {},
  isDangerousGood: false,
  day: '2026-11-18',
  currency: 'AUD',
  key,
  serviceCode: 'T28S',
  instructions: 'Ring the bell',
  ...some,
});

describe('Australia Post', () => {
  it('connects, and names the products of the contract', async () => {
    expect(await ausPost.tryOut?.(request())).toEqual({
      message: 'Connected to Acme Freight.',
      services: [
        { code: 'T28S', name: 'PARCEL POST + SIGNATURE' },
        { code: 'E34S', name: 'EXPRESS POST + SIGNATURE' },
      ],
    });
    const wrong = ausPost.tryOut?.(recorded('wrong').carrierRequest);
    await expect(wrong).rejects.toThrow('rejected the API key, password or account number');
  });

  it('prices products before tax, with fuel apart', async () => {
    const prices = await ausPost.quote?.(request(), shipment('q'), ['E34S', 'T28S']);
    expect(prices).toMatchObject([
      {
        serviceCode: 'E34S',
        lines: [
          { kind: 'freight', amount: 2800 },
          { kind: 'fuel', amount: 224 },
        ],
      },
      { serviceCode: 'T28S', lines: [{ amount: 1400 }, { amount: 112 }] },
    ]);
    const nowhere = { ...shipment('q'), to: { ...party, postCode: '9999' } };
    expect(await ausPost.quote?.(request(), nowhere, ['T28S'])).toEqual([
      { serviceCode: 'T28S', reason: 'The delivery postcode 9999 is not served.' },
    ]);
  });

  it('books once under a key, also when the first response was lost', async () => {
    server.trouble.swallows = /^POST .*shipments$/;
    await expect(ausPost.book?.(request(), shipment('BK-1'))).rejects.toThrow(CarrierSilent);
    server.trouble.swallows = null;
    const booked = await ausPost.book?.(request(), shipment('BK-1'));
    expect(booked).toMatchObject({ reference: 'shp1', connote: 'ABC000001' });
    expect(server.shipments.size).toBe(1);
    expect(await ausPost.find?.(request(), 'BK-1')).toEqual(booked);
    expect(await ausPost.find?.(request(), 'BK-2')).toBe(null);
  });

  it('brings its label byte by byte, and keeps no file in the log', async () => {
    const { carrierRequest, exchanges } = recorded();
    const label = await ausPost.label?.(carrierRequest, 'shp1');
    expect(Buffer.from(label ?? [])).toEqual(labelBytes);
    expect(exchanges.at(-1)?.response?.body).toBe('(9 bytes)');
    expect(JSON.stringify(exchanges)).not.toContain(ausPostAccount.apiKey);
  });

  it('tells what happened to it, without events that have no time', async () => {
    const events = await ausPost.track?.(request(), 'shp1');
    expect(events?.map(({ milestone, place }) => [milestone, place])).toEqual([
      ['Delivered', 'ALEXANDRIA NSW'],
      ['OutForDelivery', 'ALEXANDRIA NSW'],
    ]);
  });

  it('is cancelled, also when it is gone already', async () => {
    await ausPost.cancel?.(request(), 'shp1');
    await ausPost.cancel?.(request(), 'shp1');
    expect(server.shipments.size).toBe(0);
  });

  it('refuses freight abroad and more than twenty pieces before it asks', async () => {
    const requestsBefore = server.requested.length;
    const abroad = shipment('x', { to: { ...party, countryCode: 'NZ' } });
    await expect(ausPost.book?.(request(), abroad)).rejects.toThrow('within Australia');
    const [item] = shipment('x').items;
    const many = { ...shipment('x'), items: item ? [{ ...item, quantity: 21 }] : [] };
    await expect(ausPost.quote?.(request(), many, ['T28S'])).rejects.toThrow(CarrierFailure);
    expect(server.requested.length).toBe(requestsBefore);
  });

  it('may be asked again where it has trouble, and says its refusals', async () => {
    server.trouble.status = 503;
    await expect(ausPost.tryOut?.(request())).rejects.toThrow(CarrierSilent);
    server.trouble.status = null;
    const nowhere = shipment('n', { to: { ...party, postCode: '9999' } });
    await expect(ausPost.book?.(request(), nowhere)).rejects.toThrow('9999 is not served');
  });
});

describe('StarTrack', () => {
  it('says how each piece is packed', async () => {
    await starTrack.book?.(request(), shipment('ST-1', { serviceCode: 'EXP' }));
    expect(await starTrack.find?.(request(), 'ST-1')).not.toBe(null);
  });

  it('sent nothing that the published tables do not know', () => {
    expect(server.faults).toEqual([]);
  });
});
