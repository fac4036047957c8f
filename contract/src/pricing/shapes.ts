/** How markup and promo codes are calculated (decisions B-26). */
export const calcMethods = ['Percentage', 'FlatAmount'] as const;
/** The markUpType numbers of the wire (decisions B-28). */
export const markUpTypes = { default: 1, account: 2, payg: 3, guest: 4, prepaid: 5 } as const;
/** How long a quote can be booked (decisions B-25). */
export const quoteLife_ms = 30 * 60 * 1000;
