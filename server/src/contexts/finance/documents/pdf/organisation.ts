import { formatAbn } from '@waybill/kernel/business-numbers';

/** A seller or buyer as finance PDFs print it; texts may be empty. */
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
  abnLine(abn),
  ...lines,
  email,
  phone,
];

/** `ABN 51 824 753 556`; nothing where there is none. */
const abnLine = (abn: string): string => abn && `ABN ${formatAbn(abn)}`;

/** Who speaks, at the foot of each page. */
export const footOf = ({ name, abn }: Pick<Organisation, 'name' | 'abn'>): string =>
  [name, abnLine(abn)].filter((part) => part !== '').join(' · ');
