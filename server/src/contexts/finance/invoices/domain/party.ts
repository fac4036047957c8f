/** Seller or buyer as an invoice keeps it, whatever becomes of them later; texts may be empty. */
export type Party = {
  readonly name: string;
  readonly abn: string;
  /** Street lines, then town. */
  readonly lines: readonly string[];
  readonly email: string;
  readonly phone: string;
};
