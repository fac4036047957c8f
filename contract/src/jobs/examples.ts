import type { z } from 'zod';
import type { HeadPortToSave } from './head-ports/shapes.ts';
import type { MultiStopToSave } from './multi-stop/shapes.ts';
import type { ZoneToSave } from './zones/shapes.ts';
import type { JobAddressToSave, JobItemToSave, JobToSave, ScanEventToSave } from './jobs/inputs.ts';

type JobArgs = z.input<typeof JobToSave>;

/** Returns an address for a job. */
export const aJobAddress = (
  some: Partial<z.input<typeof JobAddressToSave>> = {},
): z.input<typeof JobAddressToSave> => ({
  companyName: 'Cedar & Co',
  addressLine1: '12 Wharf Road',
  suburb: 'Port Botany',
  postCode: '2036',
  stateCode: 'NSW',
  countryCode: 'AU',
  ...some,
});

export const aJobItem = (
  some: Partial<z.input<typeof JobItemToSave>> = {},
): z.input<typeof JobItemToSave> => ({
  packagetype: 'Carton',
  quantity: 2,
  length: { value: 40, unit: 'cm' },
  width: { value: 40, unit: 'cm' },
  height: { value: 20, unit: 'cm' },
  weight: { value: 12.5, unit: 'kg' },
  ...some,
});

/** Returns a delivery across the city, as sent by the form. */
export const aJob = (some: Partial<JobArgs> & Pick<JobArgs, 'customerid'>): JobArgs => ({
  fromaddress: aJobAddress(),
  toaddress: aJobAddress({ companyName: 'Bakery', suburb: 'Newtown', postCode: '2042' }),
  servicecode: 'ROAD',
  servicename: 'Road Express',
  jobtype: 'Delivery',
  items: [aJobItem()],
  ...some,
});

/** Returns a depot, as sent by the form. */
export const aHeadPort = (
  some: Partial<z.input<typeof HeadPortToSave>> = {},
): z.input<typeof HeadPortToSave> => ({
  code: 'SYD',
  name: 'Sydney',
  addressline1: '14 Kiln Street',
  postcode: '2015',
  suburb: 'Alexandria',
  ...some,
});

type ZoneArgs = z.input<typeof ZoneToSave>;

/** Returns a zone of one suburb, as sent by the form. */
export const aZone = (some: Partial<ZoneArgs> & Pick<ZoneArgs, 'headportid'>): ZoneArgs => ({
  code: 'SYD-W',
  name: 'Western Sydney',
  zoneLocation: [{ postCode: '2148', suburb: 'Blacktown' }],
  ...some,
});

type MultiStopArgs = z.input<typeof MultiStopToSave>;

/** Returns a multi-stop, as sent by the form. */
export const aMultiStop = (
  some: Partial<MultiStopArgs> & Pick<MultiStopArgs, 'customerid'>,
): MultiStopArgs => ({ fromAddress: aJobAddress(), ...some });

export const aScan = (
  some: Partial<z.input<typeof ScanEventToSave>> = {},
): z.input<typeof ScanEventToSave> => ({ code: 'PICKUP', ...some });
