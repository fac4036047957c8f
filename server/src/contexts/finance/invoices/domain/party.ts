/** Seller or buyer as an invoice stores it, unaffected by later changes; texts may be empty. */
export type Party = {
  readonly name: string;
  readonly abn: string;
  /** Street lines, then locality. */
  readonly lines: readonly string[];
  readonly email: string;
  readonly phone: string;
};
