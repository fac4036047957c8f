import { setTimeout as wait } from 'node:timers/promises';
import { type Carrier, CarrierSilent } from '../carrier.ts';
import { type SimulatedExtra, type SimulatedTariff, priceByTariff } from './tariff.ts';

// Simulated carriers for demonstrating quotes that arrive quickly, slowly or never.

type Simulation = {
  readonly code: string;
  readonly name: string;
  /** The delay of a price, unless a test turns delays off. */
  readonly delay_ms: number;
  readonly cubicFactor: number;
  readonly tariffs: readonly SimulatedTariff[];
  readonly extras: readonly SimulatedExtra[];
};

const attributes: Carrier['attributes'] = [
  {
    key: 'accountNumber',
    displayName: 'Account number',
    dataType: 'text',
    required: true,
    secret: false,
  },
  { key: 'apiKey', displayName: 'API key', dataType: 'text', required: true, secret: true },
  {
    key: 'rateCardId',
    displayName: 'Rate card (where own rates are used)',
    dataType: 'list',
    required: false,
    secret: false,
  },
];

function simulated({ code, name, delay_ms, cubicFactor, tariffs, extras }: Simulation): Carrier {
  return {
    code,
    name: `${name} (simulated)`,
    isSimulated: true,
    isManual: false,
    attributes,
    services: [
      ...tariffs.map((tariff) => ({ code: tariff.code, name: tariff.name, isAdditional: false })),
      ...extras.map(({ option, name: title }) => ({
        code: option,
        name: title,
        isAdditional: true,
      })),
    ],
    operations: ['Save', 'Quote', 'Book', 'PrintLabel', 'PrintManifest', 'RequestPickup', 'Cancel'],
    async quote({ signal, simulatedDelays }, freight, serviceCodes) {
      if (simulatedDelays) await wait(delay_ms, undefined, { signal });
      return serviceCodes.map((request) => {
        const tariff = tariffs.find((each) => each.code === request);
        return tariff === undefined
          ? { serviceCode: request, reason: `${name} has no service ${request}.` }
          : priceByTariff(tariff, { cubicFactor, extras }, freight);
      });
    },
    async book({ signal, simulatedDelays }, { key }) {
      if (simulatedDelays) await wait(delay_ms, undefined, { signal });
      return { reference: `${code}-${key}`, connote: null, trackingUrl: null };
    },
    find: async (_carrierRequest, key) => ({
      reference: `${code}-${key}`,
      connote: null,
      trackingUrl: null,
    }),
    cancel: async () => {},
    tryOut: async () => ({ message: `${name} is simulated: it always answers.`, services: [] }),
  };
}

/** Responds in 0.3 s. */
export const testExpress = simulated({
  code: 'TESTEXP',
  name: 'Test Express',
  delay_ms: 300,
  cubicFactor: 250,
  tariffs: [
    {
      code: 'OVN',
      name: 'Overnight',
      basic: 12.9,
      perKilogram: 1.15,
      interstate: 0.85,
      fuelPercent: 24.5,
      heaviest: 500,
      daysWithin: 1,
      daysBetween: 1,
      cutOffTime: '16:00',
    },
    {
      code: 'EXP',
      name: 'Express',
      basic: 8.9,
      perKilogram: 0.75,
      interstate: 0.55,
      fuelPercent: 24.5,
      heaviest: 1000,
      daysWithin: 1,
      daysBetween: 2,
      cutOffTime: '17:00',
    },
  ],
  extras: [{ option: 'residential', name: 'Residential delivery', price: 9.5 }],
});

/** Responds in 2 s. */
export const testRoad = simulated({
  code: 'TESTROAD',
  name: 'Test Road',
  delay_ms: 2000,
  cubicFactor: 333,
  tariffs: [
    {
      code: 'GEN',
      name: 'General road',
      basic: 15,
      perKilogram: 0.28,
      interstate: 0.22,
      fuelPercent: 22.5,
      heaviest: 22_000,
      daysWithin: 2,
      daysBetween: 4,
      cutOffTime: '14:00',
    },
  ],
  extras: [
    { option: 'tailLift', name: 'Tail-lift', price: 55 },
    { option: 'residential', name: 'Residential delivery', price: 25 },
  ],
});

/** Never has a price: a carrier whose service is down. */
export const alwaysLate: Carrier = {
  ...simulated({
    code: 'TESTLATE',
    name: 'Always Late Express',
    delay_ms: 0,
    cubicFactor: 250,
    tariffs: [],
    extras: [],
  }),
  services: [{ code: 'LATE', name: 'Whenever', isAdditional: false }],
  quote: silence,
  book: silence,
  find: silence,
  cancel: silence,
  tryOut: silence,
};

async function silence(): Promise<never> {
  throw new CarrierSilent('Always Late Express does not answer: its service is down.');
}
