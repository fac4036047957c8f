/** A sale at a card processor, in its own spelling of the amount. */
export type Sale = {
  /** Ours: the same order is never charged twice, and found again by it. */
  readonly orderId: string;
  /** Units of the currency with two decimals, such as “110.00”. */
  readonly amount: string;
  /** What the browser got for the card; card data itself never reach us. */
  readonly nonce: string;
};

/** What the processor says of a sale. */
export type CardTransaction = {
  readonly outcome: 'Authorized' | 'Settled' | 'Declined';
  readonly transactionId: string;
  readonly merchant: string;
  readonly authorizationCode: string | null;
  /** Why it was declined, in the processor's words; empty where it was not. */
  readonly message: string;
  readonly card: {
    readonly type: string;
    readonly cardType: string;
    readonly holder: string;
    /** Four digits. */
    readonly lastDigits: string;
  };
};

/** A card processor. Card data go from the browser to it directly. */
export type CardGateway = {
  /** True where no card is charged: screens say so. */
  readonly isSimulator: boolean;
  /** @throws when the processor did not answer; the sale may have happened: ask `find`. */
  sell(sale: Sale): Promise<CardTransaction>;
  /** The sale of an order, or nothing where none reached the processor. */
  find(orderId: string): Promise<CardTransaction | null>;
};
