export type Service = {
  readonly carrierAccountId: number;
  readonly carrierServiceCode: string;
  /** The carrier's price for it, which is booked; without, it is priced when it is booked. */
  readonly quoteId?: string;
};

/** Returns the service code used in rate callbacks: `WB:12:EXP`. */
export const codeOfService = (service: Service): string =>
  `WB:${service.carrierAccountId}:${service.carrierServiceCode}`;

/** Returns the service of a code; null for foreign codes. */
export function serviceOfCode(code: string | null): Service | null {
  const [, account, service] = /^WB:(\d{1,15}):(.{1,64})$/.exec(code ?? '') ?? [];
  if (account === undefined || service === undefined) return null;
  return { carrierAccountId: Number(account), carrierServiceCode: service };
}
