export type TypedPlace = {
  readonly suburb: string;
  readonly postCode: string;
  readonly stateCode: string;
};

const states = /^(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)$/i;

/**
 * Parses suburb, state and postcode: `Parramatta NSW 2150`, `2150 Parramatta`. A word with a digit
 * is the postcode, wherever it is.
 */
export function typedPlace(text: string): TypedPlace {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const postCode = words.find((word) => /\d/.test(word)) ?? '';
  const state = words.findLast((word, at) => at > 0 && states.test(word)) ?? '';
  const name = words.filter((word) => word !== postCode && word !== state);
  return { suburb: name.join(' '), postCode, stateCode: state.toUpperCase() };
}
