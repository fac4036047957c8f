/** How a piece may stand in a box: any side down, turned about its upright axis, or as it is. */
export const turnings = ['Any', 'Upright', 'None'] as const;
export type Turning = (typeof turnings)[number];
