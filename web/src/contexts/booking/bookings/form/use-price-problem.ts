import { useState } from 'react';

/**
 * Holds the error of booking at a price. It is not shown for another price: errors such as a
 * missing price or a booked quote belong to the earlier one.
 * @param price the chosen price; null while there is none
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
