import { formatAbn } from '@waybill/kernel/business-numbers';

/** A seller or buyer on finance PDFs; texts may be empty. */
export type Organisation = {
  readonly name: string;
  /** Eleven digits, spaces allowed. */
  readonly abn: string;
  /** Street lines, then locality. */
  readonly lines: readonly string[];
  readonly email: string;
  readonly phone: string;
};

/** Returns the lines of an address block, the name first. */
export const organisationLines = ({ name, abn, lines, email, phone }: Organisation) => [
  name,
  abnLine(abn),
  ...lines,
  email,
  phone,
];

/** Returns `ABN 51 824 753 556`, or an empty string. */
const abnLine = (abn: string): string => abn && `ABN ${formatAbn(abn)}`;

/** Returns the footer of each page: the sender's name and ABN. */
export const footOf = ({ name, abn }: Pick<Organisation, 'name' | 'abn'>): string =>
  [name, abnLine(abn)].filter((part) => part !== '').join(' · ');
