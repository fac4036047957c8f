/** What became of a cell. */
export const cellOutcomes = ['added', 'changed', 'unchanged', 'refused'] as const;
/** Why a cell was refused. */
export const cellRefusals = [
  'unknownZone',
  'changedMeanwhile',
  'noFirstBand',
  'tooManyBands',
] as const;

/** Which number of a rate a table shows and sets. */
export const matrixFigures = ['value', 'basic', 'minimum'] as const;
