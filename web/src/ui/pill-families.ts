/** The colours of statuses; each has one meaning wherever it appears. */
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

/** The classes of each family's tint: text and background. */
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

/** The row background of each family: fainter than a pill, and opaque. */
export const rowGrounds: Readonly<Record<PillFamily, string>> = {
  neutral: 'bg-[color-mix(in_oklab,var(--neutral-bg)_50%,var(--surface))]',
  purple: 'bg-[color-mix(in_oklab,var(--purple-bg)_50%,var(--surface))]',
  blue: 'bg-[color-mix(in_oklab,var(--blue-bg)_50%,var(--surface))]',
  teal: 'bg-[color-mix(in_oklab,var(--teal-bg)_50%,var(--surface))]',
  green: 'bg-[color-mix(in_oklab,var(--green-bg)_50%,var(--surface))]',
  amber: 'bg-[color-mix(in_oklab,var(--amber-bg)_50%,var(--surface))]',
  orange: 'bg-[color-mix(in_oklab,var(--orange-bg)_50%,var(--surface))]',
  red: 'bg-[color-mix(in_oklab,var(--red-bg)_50%,var(--surface))]',
};
