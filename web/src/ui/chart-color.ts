/** The colours of a palette repeat after this many. */
export const chartColors = 6;

/** Returns the colour of a series, route or group by its position, counted from 0. */
export const chartColor = (at: number): string => `var(--chart-${(at % chartColors) + 1})`;
