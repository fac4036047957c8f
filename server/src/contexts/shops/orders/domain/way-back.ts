type Sent<A> = { readonly from_address: A; readonly to_address: A };

/** Returns the same freight from its receiver to its sender. */
export const wayBack = <A, O extends Sent<A>>(order: O & Sent<A>): O => ({
  ...order,
  from_address: order.to_address,
  to_address: order.from_address,
});
