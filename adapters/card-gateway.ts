/** A sale at a card processor, with the amount in the processor's format. */
export type Sale = {
  /** Our own id: an order is never charged twice, and can be found by it. */
  readonly orderId: string;
  /** Units of the currency with two decimals, such as “110.00”. */
  readonly amount: string;
  /** The single-use nonce that the browser got for the card; we never receive card data itself. */
  readonly nonce: string;
};

/** The processor's result of a sale. */
export type CardTransaction = {
  /** If it is Declined (by bank or processor) or Failed (by a fault), nothing was charged. */
  readonly outcome: 'Authorized' | 'Settled' | 'Declined' | 'Failed';
  readonly transactionId: string;
  readonly merchant: string;
  readonly authorizationCode: string | null;
  /** The processor's reason why nothing was charged; empty if it was. */
  readonly message: string;
  readonly card: {
    readonly type: string;
    readonly cardType: string;
    readonly holder: string;
    /** Four digits. */
    readonly lastDigits: string;
  };
};

/** Money from a sale that is returned to its card. */
export type Return = {
  /** The processor's own id of the sale. */
  readonly transactionId: string;
  /** Our own id: a return is made once, however often it is requested. */
  readonly orderId: string;
  /** Units of the currency with two decimals; at most the remaining amount of the sale. */
  readonly amount: string;
};

/** The outcome of a return: voided before settlement, refunded afterwards, or neither. */
export type CardReturn = {
  readonly outcome: 'Voided' | 'Refunded' | 'Refused';
  /** The id of the credit, or of the sale if that was voided; empty if it was refused. */
  readonly transactionId: string;
  /** The processor's reason for the refusal; empty if it was done. */
  readonly message: string;
};

/** A card processor. Card data goes directly from the browser to the processor. */
export type CardGateway = {
  /** True if no real card is charged; screens indicate this. */
  readonly isSimulator: boolean;
  /** @throws if the processor did not respond; the sale may have happened: query `find`. */
  sell(sale: Sale): Promise<CardTransaction>;
  /** Returns the sale of an order, or null if none reached the processor. @throws as above */
  find(orderId: string): Promise<CardTransaction | null>;
  /** @throws if the processor did not respond; repeat the same request to learn its outcome. */
  giveBack(request: Return): Promise<CardReturn>;
  /** Returns a key for one browser, if the tenant has no key shared by all. @throws as above */
  browserKey(): Promise<string>;
};

/** A tenant's account with Braintree. */
export type CardAccount = {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly environment: 'Sandbox' | 'Production';
};
