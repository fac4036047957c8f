/** Runs and the route solver. */
export const routingTexts = [
  'We could not find this run.',
  'A completed run can no longer be changed.',
  'This driver already has an open run on this day.',
  'Too many routes are being planned right now. Please try again in a moment.',
  'Please send a vehicle',
  'A time window ends after it starts',
  'Please send the id of a run or of a driver',
  'Please choose a run',
  'Please send a job or a shipment',
  'Please send where the vehicle starts',
  'Please send a location, or matrices',
  'All matrices are square and of the same size',
  'Please send a location that the matrices have',
] as const;
