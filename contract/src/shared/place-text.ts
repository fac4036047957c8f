type Placed = {
  readonly suburb: string | null;
  readonly stateCode: string | null;
  readonly postCode: string | null;
};

/** Returns the place of an address: `Alexandria NSW 2015`. */
export const placeText = ({ suburb, stateCode, postCode }: Placed): string =>
  [suburb, stateCode, postCode].filter(Boolean).join(' ');
