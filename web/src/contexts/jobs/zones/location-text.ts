import type { Translate } from '#shell/texts/texts-context.ts';

type Place = { readonly suburb: string; readonly postCode: string };

/** `Blacktown 2148`, or `All of 2148` for a whole postcode. */
export const locationText = ({ suburb, postCode }: Place, t: Translate): string =>
  suburb === '' ? t('All of {postCode}', { postCode }) : `${suburb} ${postCode}`;
