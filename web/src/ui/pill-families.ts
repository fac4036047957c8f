/** The colours a status may have; each means one kind of thing wherever it appears. */
export const pillFamilies = [
  'neutral',
  'purple',
  'blue',
  'teal',
  'green',
  'amber',
  'orange',
  'red',
] as const;
export type PillFamily = (typeof pillFamilies)[number];

/** The classes of each family's tint: its text on its ground. */
export const familyTints: Readonly<Record<PillFamily, string>> = {
  neutral: 'bg-neutral-bg text-neutral-fg',
  purple: 'bg-purple-bg text-purple-fg',
  blue: 'bg-blue-bg text-blue-fg',
  teal: 'bg-teal-bg text-teal-fg',
  green: 'bg-green-bg text-green-fg',
  amber: 'bg-amber-bg text-amber-fg',
  orange: 'bg-orange-bg text-orange-fg',
  red: 'bg-red-bg text-red-fg',
};
