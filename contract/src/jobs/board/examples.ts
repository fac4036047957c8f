import type { Board, BoardJob, BoardLane, BoardPlace } from './shapes.ts';

const place = (name: string, latitude: number, longitude: number): BoardPlace => ({
  name,
  suburb: name,
  postcode: '2000',
  latitude,
  longitude,
});

export const boardPlaces = {
  depot: place('Depot', -33.9, 151.2),
  newtown: place('Newtown', -33.9, 151.18),
  penrith: place('Penrith', -33.75, 150.69),
} as const;

let count = 0;
const nextId = (): string => `0193390f-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`;

/** Returns a small delivery across the city, as the board shows it. */
export const aBoardJob = (some: Partial<BoardJob> = {}): BoardJob => ({
  id: nextId(),
  jobno: `J${count}`,
  customername: 'Cedar & Co',
  jobtype: 'Delivery',
  status: 'ReadyForPickup',
  from: boardPlaces.depot,
  to: boardPlaces.newtown,
  pieces: 1,
  pallets: 0,
  weight: 100,
  cubic: 1,
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

/** Returns a driver at the depot with a van and no jobs. */
export const aBoardLane = (some: Partial<BoardLane> = {}): BoardLane => ({
  driverid: nextId(),
  name: 'Ravi Patel',
  isavailable: true,
  concerns: [],
  vehicle: { registrationnumber: 'AC 10 TR', weight: 1000, cubic: 10, pallets: 2, pieces: 50 },
  shift: null,
  dangerousgoodslicence: null,
  fatigue: null,
  hoursused: null,
  hoursleft: null,
  position: { latitude: -33.9, longitude: 151.2, time: '2026-11-18T09:00:00Z', isstale: false },
  jobs: [],
  ...some,
});

/** Returns the board of a morning: nine o'clock in Sydney. */
export const aBoard = (some: Partial<Board> = {}): Board => {
  const waiting = some.waiting ?? [aBoardJob()];
  return {
    date: '2026-11-18',
    today: '2026-11-18',
    timezone: 'Australia/Sydney',
    now: '2026-11-17T22:00:00Z',
    waitingtotal: waiting.length,
    lanes: [aBoardLane()],
    ...some,
    waiting,
  };
};
