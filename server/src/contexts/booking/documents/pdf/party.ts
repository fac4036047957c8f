/** A sender or receiver as PDFs print it; texts may be empty. */
export type PdfParty = {
  readonly name: string;
  readonly contact: string;
  readonly phone: string;
  /** Street lines without the town. */
  readonly lines: readonly string[];
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  /** Printed only when it is not empty: leave it out for addresses in the tenant's country. */
  readonly country: string;
};

export const suburbLine = ({ suburb, state, postcode }: PdfParty): string =>
  joined([suburb, state, postcode], ' ');

/** Contact and phone on one line. */
export const person = ({ contact, phone }: PdfParty): string => joined([contact, phone], ' · ');

/** For labels: a driver calls the number, so a long name may not push it out. */
export const phoneFirst = ({ contact, phone }: PdfParty): string => joined([phone, contact], ' · ');

/** The lines of an address block, the name first. */
export const addressLines = (party: PdfParty): readonly string[] => [
  party.name,
  ...party.lines,
  suburbLine(party),
  party.country,
  person(party),
];

/** The texts that are not empty, with `separator` between them. */
export const joined = (texts: readonly string[], separator: string): string =>
  texts.filter((text) => text !== '').join(separator);
