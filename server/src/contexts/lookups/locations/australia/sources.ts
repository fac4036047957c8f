/**
 * The sources of the table of localities, by the code at the end of each row. The rows were entered
 * manually; a carrier's own list or an imported postal file takes precedence.
 */
export const localitySources: Readonly<Record<string, string>> = {
  C:
    'Postcode as published by Australia Post; city centre from general gazetteer knowledge, to ' +
    'four decimals. Typed by hand in November 2026; check before relying on it.',
  S:
    'Postcode as published by Australia Post; about the middle of the suburb or town from ' +
    'general gazetteer knowledge, good to some kilometres. Typed by hand in November 2026; ' +
    'check before relying on it.',
};
