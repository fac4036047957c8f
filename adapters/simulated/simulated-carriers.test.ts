import { describe, expect, it } from 'vitest';
import type { CarrierFreight, CarrierRequest } from '../carrier.ts';
import { alwaysLate, testExpress, testRoad } from './simulated-carriers.ts';

const carrierRequest: CarrierRequest = {
  account: { code: 'TEST', attributes: {} },
  call: () => Promise.reject(new Error('A simulation calls nobody')),
  signal: new AbortController().signal,
  simulatedDelays: false,
};

const freight = (change: Partial<CarrierFreight> = {}): CarrierFreight => ({
  from: { countryCode: 'AU', postCode: '2015', suburb: 'Alexandria', isResidential: false },
  to: { countryCode: 'AU', postCode: '3000', suburb: 'Melbourne', isResidential: false },
  items: [
    {
      packageType: 'Carton',
      length: { value: 40, unit: 'cm' },
      width: { value: 30, unit: 'cm' },
      height: { value: 30, unit: 'cm' },
      weight: { value: 12, unit: 'kg' },
      quantity: 2,
    },
  ],
  pickupOptions: {},
  deliveryOptions: {},
  isDangerousGood: false,
  day: '2026-11-18',
  currency: 'AUD',
  ...change,
});

const expressPrice = async (change: Partial<CarrierFreight>) => {
  const prices = await testExpress.quote?.(carrierRequest, freight(change), ['EXP']);
  return prices?.[0];
};

describe('the simulated express carrier', () => {
  it('charges basic, kilograms, requested extras, and fuel on all of them', async () => {
    expect(await expressPrice({ deliveryOptions: { residential: 'yes' } })).toEqual({
      serviceCode: 'EXP',
      lines: [
        { kind: 'freight', code: 'EXP', name: 'Express', amount: 4010 },
        { kind: 'additional', code: 'residential', name: 'Residential delivery', amount: 950 },
        { kind: 'fuel', code: 'FUEL', name: 'Fuel 24.5 %', amount: 1215 },
      ],
      transitTime: '2',
      cutOffTime: '17:00',
      chargeableGrams: 24_000,
      cubicFactor: 250,
    });
  });

  it('explains in a sentence what it does not carry', async () => {
    const heavy = { value: 2, unit: 't' };
    const items = freight().items.map((item) => ({ ...item, weight: heavy, quantity: 1 }));
    const abroad = { ...freight().to, countryCode: 'NZ' };
    const prices = await testExpress.quote?.(carrierRequest, freight(), ['NIL']);
    expect([
      await expressPrice({ items }),
      await expressPrice({ to: abroad }),
      await expressPrice({ isDangerousGood: true }),
      prices?.[0],
    ]).toEqual([
      { serviceCode: 'EXP', reason: 'Express takes at most 1000 kg; this is 2000 kg.' },
      { serviceCode: 'EXP', reason: 'Express carries within Australia only.' },
      { serviceCode: 'EXP', reason: 'Express carries no dangerous goods.' },
      { serviceCode: 'NIL', reason: 'Test Express has no service NIL.' },
    ]);
  });

  it('stops when the request is aborted', async () => {
    const response = testRoad.quote?.(
      { ...carrierRequest, simulatedDelays: true, signal: AbortSignal.abort() },
      freight(),
      ['GEN'],
    );
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('every simulated carrier', () => {
  it('identifies itself as simulated in its name', () => {
    for (const carrier of [testExpress, testRoad, alwaysLate]) {
      expect([carrier.isSimulated, carrier.name]).toEqual([
        true,
        expect.stringMatching(/\(simulated\)$/),
      ]);
    }
  });
});
