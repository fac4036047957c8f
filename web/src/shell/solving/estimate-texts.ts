import type { TravelSource } from '@waybill/contract/routing/roads/shapes';

/** What a screen says of travel that was estimated, and why it was. */
export const estimateTexts = {
  noRoadServer:
    'Distances and times are estimates from the straight line: no road server is set up.',
  roadServerSilent:
    'Distances and times are estimates from the straight line: the road server does not answer.',
} as const satisfies Record<Exclude<TravelSource, 'roads'>, string>;
