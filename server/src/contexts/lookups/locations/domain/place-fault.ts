import { type Message, sentence } from '@waybill/contract/sentence';

export type EnteredPlace = {
  readonly countryCode: string;
  readonly suburb: string;
  readonly postCode: string;
};

/** A known place, with its state code. */
export type KnownPlace = EnteredPlace & { readonly stateCode: string };

/** Countries whose postcodes have four digits. */
const fourDigits: ReadonlySet<string> = new Set(['AU', 'NZ']);

/** Returns the fault of a postcode by itself; undefined if valid or not checkable. */
export function postcodeFault({ countryCode, postCode }: EnteredPlace): Message | undefined {
  const written = postCode.trim();
  if (written === '' || !fourDigits.has(countryCode.toUpperCase())) return undefined;
  const [character] = /\p{L}/u.exec(written) ?? [];
  if (character !== undefined && written.length <= 5) {
    return sentence('The postcode {postCode} contains the letter {letter}: use four digits', {
      postCode: written,
      letter: character,
    });
  }
  return /^\d{4}$/.test(written)
    ? undefined
    : sentence('The postcode {postCode} does not have four digits', { postCode: written });
}

/** Returns the refusal of an unknown place, with suggestions. */
export function unknownPlaceFault(place: EnteredPlace, similar: readonly KnownPlace[]): Message {
  const { suburb, postCode } = place;
  const [likeliest] = similar;
  return likeliest === undefined
    ? sentence('There is no {suburb} with the postcode {postCode}', { suburb, postCode })
    : sentence('There is no {suburb} with the postcode {postCode}. Did you mean {place}?', {
        suburb,
        postCode,
        place: placeName(likeliest),
      });
}

const placeName = ({ suburb, stateCode, postCode }: KnownPlace): string =>
  [suburb, stateCode, postCode].filter((part) => part !== '').join(' ');
