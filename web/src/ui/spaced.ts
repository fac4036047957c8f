/** Converts a name of the contract to words: `OutForDelivery` to `Out for delivery`. */
export const spaced = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
