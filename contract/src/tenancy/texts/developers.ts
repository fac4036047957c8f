/** The page for developers. */
export const developersTexts = [
  'OpenAPI document',
  'Responses have the form',
  '. Send a bearer token; systems request one from',
  'with their client ID and secret.',
  'Search endpoints',
  "The list of endpoints couldn't be loaded",
  'No endpoints match',
  'Access:',
  'Copy path',
  'Body',
  'Error responses',
  'required',
] as const;
