type Placed = {
  readonly suburb: string | null;
  readonly stateCode: string | null;
  readonly postCode: string | null;
};

/** Where an address is: `Alexandria NSW 2015`. */
export const placeText = ({ suburb, stateCode, postCode }: Placed): string =>
  [suburb, stateCode, postCode].filter(Boolean).join(' ');
