import type { ArgsOf } from '@waybill/contract/endpoint';
import type { multiQuoteRates } from '@waybill/contract/rates/endpoints';

type Place = {
  readonly suburb: string;
  readonly postCode: string;
  readonly stateCode: string;
  readonly countryCode: string;
};

/** The tester's form values: centimetres, kilograms, kilometres, hours. */
export type Tested = {
  readonly from: Place;
  readonly to: Place;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly weight: number | null;
  readonly quantity: number | null;
  readonly km: number | null;
  readonly hours: number | null;
  /** The despatch day; null for today. */
  readonly day: string | null;
  readonly toHome: boolean;
  readonly isDangerousGood: boolean;
  /** Requested additional services, by code. */
  readonly options: Readonly<Record<string, boolean>>;
};

const nowhere: Place = { suburb: '', postCode: '', stateCode: '', countryCode: 'AU' };

export const begin: Tested = {
  from: nowhere,
  to: nowhere,
  length: 40,
  width: 30,
  height: 30,
  weight: 10,
  quantity: 1,
  km: null,
  hours: null,
  day: null,
  toHome: false,
  isDangerousGood: false,
  options: {},
};

export function testRequest(tested: Tested): ArgsOf<typeof multiQuoteRates> {
  const cm = (value: number | null) => ({ value: value ?? 0, unit: 'cm' });
  const place = ({ suburb, postCode, countryCode }: Place) => ({ suburb, postCode, countryCode });
  return {
    fromAddress: place(tested.from),
    toAddress: { ...place(tested.to), ...(tested.toHome && { addressType: 'Residential' }) },
    despatchDate: tested.day,
    isDangerousGood: tested.isDangerousGood,
    deliveryOptions: Object.fromEntries(
      Object.entries(tested.options).flatMap(([code, query]) => (query ? [[code, 'true']] : [])),
    ),
    totalDistance: (tested.km ?? 0) * 1000,
    totalTime: (tested.hours ?? 0) * 3600,
    items: [
      {
        packageType: 'Carton',
        length: cm(tested.length),
        width: cm(tested.width),
        height: cm(tested.height),
        weight: { value: tested.weight ?? 0, unit: 'kg' },
        quantity: tested.quantity ?? 1,
      },
    ],
  };
}
