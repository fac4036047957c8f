/** A type of document as people read it: `ProofOfDelivery` is `Proof of delivery`. */
export function typeWords(type: string): string {
  const [first = '', ...rest] = type.split(/(?<=[a-z])(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}
