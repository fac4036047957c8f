/** The page of developers. */
export const developersTexts = [
  'OpenAPI document',
  'Answers come as',
  '. Send a bearer token; systems get one from',
  'with their client id and secret.',
  'Search calls',
  'The list of calls could not be loaded',
  'No call matches',
  'Access:',
  'Copy path',
  'Body',
  'Refusals',
  'required',
] as const;
