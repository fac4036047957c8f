/** A sender or receiver as printed on PDFs; texts may be empty. */
export type PdfParty = {
  readonly name: string;
  readonly contact: string;
  readonly phone: string;
  /** Street lines without the suburb. */
  readonly lines: readonly string[];
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  /** Printed if not empty; leave it empty for addresses in the tenant's country. */
  readonly country: string;
};

export const suburbLine = ({ suburb, state, postcode }: PdfParty): string =>
  joined([suburb, state, postcode], ' ');

/** Returns contact and phone on one line. */
export const person = ({ contact, phone }: PdfParty): string => joined([contact, phone], ' · ');

/** On labels the phone comes first, so that a long name cannot push it out of view. */
export const phoneFirst = ({ contact, phone }: PdfParty): string => joined([phone, contact], ' · ');

/** Returns the lines of an address block, the name first. */
export const addressLines = (party: PdfParty): readonly string[] => [
  party.name,
  ...party.lines,
  suburbLine(party),
  party.country,
  person(party),
];

/** Joins the texts that are not empty with `separator`. */
export const joined = (texts: readonly string[], separator: string): string =>
  texts.filter((text) => text !== '').join(separator);
