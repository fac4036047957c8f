import type { JobToSave } from '@waybill/contract/jobs/jobs/inputs';
import type { z } from 'zod';

type Rung = Omit<z.output<typeof JobToSave>, 'customerid'> & { readonly isConfirmed: boolean };

const place = (companyName: string, addressLine1: string, suburb: string, postCode: string) => ({
  companyName,
  addressLine1,
  suburb,
  postCode,
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

/** Work that customers ring for: no booking, a price later. */
export const telephoned: readonly [Rung, ...Rung[]] = [
  {
    jobtype: 'PointToPoint',
    servicecode: 'STD',
    servicename: 'Standard',
    fromaddress: place('Print Works', '8 Regent Street', 'Redfern', '2016'),
    toaddress: place('Town Hall', '483 George Street', 'Sydney', '2000'),
    items: [carton],
    timeslot: 'AM',
    deliveryinstructions: 'Deliver to the loading dock in Kent Street.',
    isConfirmed: true,
  },
  {
    jobtype: 'Pickup',
    servicecode: 'STD',
    servicename: 'Standard',
    fromaddress: place('Marrickville Roasters', '40 Sydenham Road', 'Marrickville', '2204'),
    toaddress: place('Acme depot', '14 Kiln Street', 'Alexandria', '2015'),
    items: [pallet],
    timeslot: '13:00-15:30',
    specialinstructions: 'Tail lift needed.',
    isConfirmed: true,
  },
  {
    jobtype: 'Return',
    servicecode: 'STD',
    servicename: 'Standard',
    fromaddress: place('Corner Store', '201 King Street', 'Newtown', '2042'),
    toaddress: place('Acme depot', '14 Kiln Street', 'Alexandria', '2015'),
    items: [carton],
    isConfirmed: false,
  },
];
