/** Formats a unit price with all decimals: `$0.144`, `0,144 $`; money formats show only two. */
export function unitPrice(value: number, money: (amount: number) => string): string {
  const digits = Number(value.toFixed(2)) === value ? value.toFixed(2) : String(value);
  return money(0).replace(/0([.,])00/, (_, sign: string) => digits.replace('.', sign));
}
