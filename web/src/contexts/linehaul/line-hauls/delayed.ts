import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';

/** True for a departed line haul that is expected later than planned. */
export const isDelayed = ({ status, expectedarrival, plannedarrival }: LineHaul): boolean =>
  status === 'Departed' &&
  expectedarrival !== null &&
  (plannedarrival === null || expectedarrival > plannedarrival);
