/** A seller or buyer as finance papers print it; texts may be empty. */
export type Organisation = {
  readonly name: string;
  /** Eleven digits, spaces allowed. */
  readonly abn: string;
  /** Street lines, then town. */
  readonly lines: readonly string[];
  readonly email: string;
  readonly phone: string;
};

/** The lines of an address block, the name first. */
export const organisationLines = ({ name, abn, lines, email, phone }: Organisation) => [
  name,
  abn && `ABN ${abn}`,
  ...lines,
  email,
  phone,
];
