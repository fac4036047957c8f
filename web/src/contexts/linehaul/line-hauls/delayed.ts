import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';

/** Whether a line haul on the way is expected later than planned. */
export const isDelayed = ({ status, expectedarrival, plannedarrival }: LineHaul): boolean =>
  status === 'Departed' &&
  expectedarrival !== null &&
  (plannedarrival === null || expectedarrival > plannedarrival);
