/** The outcome for a cell. */
export const cellOutcomes = ['added', 'changed', 'unchanged', 'refused'] as const;
/** Why a cell was refused. */
export const cellRefusals = [
  'unknownZone',
  'changedMeanwhile',
  'noFirstBand',
  'tooManyBands',
] as const;

/** The number of a rate that a table shows and sets. */
export const matrixFigures = ['value', 'basic', 'minimum'] as const;
