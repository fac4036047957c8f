/** A sale at a card processor, in its own spelling of the amount. */
export type Sale = {
  /** Ours: the same order is never charged twice, and found again by it. */
  readonly orderId: string;
  /** Units of the currency with two decimals, such as “110.00”. */
  readonly amount: string;
  /** What the browser got for the card, for one use; card data itself never reach us. */
  readonly nonce: string;
};

/** What the processor says of a sale. */
export type CardTransaction = {
  /** Nothing was charged where it is Declined (by bank or processor) or Failed (by a fault). */
  readonly outcome: 'Authorized' | 'Settled' | 'Declined' | 'Failed';
  readonly transactionId: string;
  readonly merchant: string;
  readonly authorizationCode: string | null;
  /** Why nothing was charged, in the processor's words; empty where it was. */
  readonly message: string;
  readonly card: {
    readonly type: string;
    readonly cardType: string;
    readonly holder: string;
    /** Four digits. */
    readonly lastDigits: string;
  };
};

/** Money of a sale that goes back to its card. */
export type Return = {
  /** The processor's own of the sale. */
  readonly transactionId: string;
  /** Ours: the same return is made once, however often it is asked for. */
  readonly orderId: string;
  /** Units of the currency with two decimals; at most what the sale has left. */
  readonly amount: string;
};

/** What became of a return: taken off before it was settled, paid back after, or neither. */
export type CardReturn = {
  readonly outcome: 'Voided' | 'Refunded' | 'Refused';
  /** Of the credit, or of the sale where that was voided; empty where it was refused. */
  readonly transactionId: string;
  /** Why not, in the processor's words; empty where it was done. */
  readonly message: string;
};

/** A card processor. Card data go from the browser to it directly. */
export type CardGateway = {
  /** True where no card is charged: screens say so. */
  readonly isSimulator: boolean;
  /** @throws when the processor did not answer; the sale may have happened: ask `find`. */
  sell(sale: Sale): Promise<CardTransaction>;
  /** The sale of an order, or nothing where none reached the processor. @throws as above */
  find(orderId: string): Promise<CardTransaction | null>;
  /** @throws when the processor did not answer; ask the same again to learn what came of it. */
  giveBack(asked: Return): Promise<CardReturn>;
  /** A key for one browser, where the tenant has none that is for everybody. @throws as above */
  browserKey(): Promise<string>;
};

/** A tenant's account with Braintree. */
export type CardAccount = {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly environment: 'Sandbox' | 'Production';
};
