export const size = (value: number, unit: string) => ({ value, unit });

/** Freight for requests to cards and carriers. */
export const freight = {
  fromAddress: { postCode: '2015', suburb: 'Alexandria' },
  toAddress: { postCode: '3121', suburb: 'Richmond' },
  items: [
    {
      length: size(40, 'cm'),
      width: size(30, 'cm'),
      height: size(25, 'cm'),
      weight: size(12, 'kg'),
      quantity: 1,
    },
  ],
};
