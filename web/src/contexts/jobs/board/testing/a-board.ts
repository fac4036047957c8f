/** A small board, its lanes and its jobs for tests; ids end in the number that is given. */
import type { Board, BoardJob, BoardLane } from '@waybill/contract/jobs/board/shapes';

export const id = (last: number) => `0198a1b2-0000-7000-8000-0000000000${last}`;
const place = (suburb: string) => ({
  name: suburb,
  suburb,
  postcode: '2000',
  latitude: -33.9,
  longitude: 151.2,
});
export const job = (n: number, some: Partial<BoardJob> = {}): BoardJob => ({
  id: id(n),
  jobno: `J0000${n}`,
  customername: 'Cedar & Co',
  jobtype: 'Delivery',
  status: 'ReadyForPickup',
  from: place('Mascot'),
  to: place('Newtown'),
  pieces: 2,
  pallets: 0,
  weight: 25,
  cubic: 0.1,
  pickupreadydatetime: null,
  deadline: null,
  timeslot: null,
  windowstart: null,
  windowend: null,
  dangerousgoods: null,
  movedby: null,
  movedat: null,
  zonecode: null,
  headportcode: null,
  multistopno: null,
  ...some,
});
export const lane = (n: number, name: string, some: Partial<BoardLane> = {}): BoardLane => ({
  driverid: id(n),
  name,
  isavailable: true,
  concerns: [],
  vehicle: { registrationnumber: 'AC 10 TR', weight: 1000, cubic: 10, pallets: 4, pieces: null },
  shift: null,
  dangerousgoodslicence: null,
  fatigue: null,
  hoursused: null,
  hoursleft: null,
  position: null,
  jobs: [],
  ...some,
});
export const board = (some: Partial<Board> = {}): Board => ({
  date: '2026-11-18',
  today: '2026-11-18',
  timezone: 'Australia/Sydney',
  now: '2026-11-17T22:00:00Z',
  waiting: [job(21), job(22)],
  waitingtotal: 2,
  lanes: [
    lane(12, 'Zoe Ng', { isavailable: false, concerns: ['NotAvailable'] }),
    lane(11, 'Ravi Patel'),
    lane(13, 'Omar Aziz', { concerns: ['LicenceExpired'] }),
  ],
  ...some,
});
