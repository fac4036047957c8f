import { useState } from 'react';

/**
 * What stood in the way of booking at a price. It is not said of the next one: who was told that
 * there is no price, or that it is booked already, has another before them.
 * @param price the price that is chosen; null while there is none
 */
export function usePriceProblem(price: string | null) {
  const [notified, setResult] = useState<{
    readonly text: string;
    readonly of: typeof price;
  } | null>(null);
  return {
    problem: notified?.of === price ? notified.text : null,
    setProblem: (text: string | null) => setResult(text === null ? null : { text, of: price }),
  };
}
