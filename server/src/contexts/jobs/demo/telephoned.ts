import type { JobToSave } from '@waybill/contract/jobs/jobs/inputs';
import type { z } from 'zod';
import { depot } from './depot.ts';

type Rung = Omit<z.output<typeof JobToSave>, 'customerid'> & { readonly isConfirmed: boolean };

type Place = {
  readonly companyName: string;
  readonly addressLine1: string;
  readonly suburb: string;
  readonly postCode: string;
};

const inSydney = (place: Place) => ({
  ...place,
  stateCode: 'NSW',
  countryCode: 'AU',
});

const carton = {
  packagetype: 'Carton',
  quantity: 3,
  length: { value: 50, unit: 'cm' },
  width: { value: 40, unit: 'cm' },
  height: { value: 35, unit: 'cm' },
  weight: { value: 14, unit: 'kg' },
};
const pallet = {
  packagetype: 'Pallet',
  quantity: 1,
  length: { value: 117, unit: 'cm' },
  width: { value: 117, unit: 'cm' },
  height: { value: 140, unit: 'cm' },
  weight: { value: 320, unit: 'kg' },
};

/** Jobs ordered by phone: no booking, priced later. */
export const telephoned: readonly [Rung, ...Rung[]] = [
  {
    jobtype: 'PointToPoint',
    servicecode: 'STD',
    servicename: 'Standard',
    fromaddress: inSydney({
      companyName: 'Print Works',
      addressLine1: '8 Regent Street',
      suburb: 'Redfern',
      postCode: '2016',
    }),
    toaddress: inSydney({
      companyName: 'Town Hall',
      addressLine1: '483 George Street',
      suburb: 'Sydney',
      postCode: '2000',
    }),
    items: [carton],
    timeslot: 'AM',
    deliveryinstructions: 'Deliver to the loading dock in Kent Street.',
    isConfirmed: true,
  },
  {
    jobtype: 'Pickup',
    servicecode: 'STD',
    servicename: 'Standard',
    fromaddress: inSydney({
      companyName: 'Marrickville Roasters',
      addressLine1: '40 Sydenham Road',
      suburb: 'Marrickville',
      postCode: '2204',
    }),
    toaddress: depot,
    items: [pallet],
    timeslot: '13:00-15:30',
    specialinstructions: 'Tail lift needed.',
    isConfirmed: true,
  },
  {
    jobtype: 'Return',
    servicecode: 'STD',
    servicename: 'Standard',
    fromaddress: inSydney({
      companyName: 'Corner Store',
      addressLine1: '201 King Street',
      suburb: 'Newtown',
      postCode: '2042',
    }),
    toaddress: depot,
    items: [carton],
    isConfirmed: false,
  },
];
