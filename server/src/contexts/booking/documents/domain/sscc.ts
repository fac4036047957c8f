import { sscc18 } from '@waybill/kernel/gs1';

/** One extension digit is enough for a company that assigns all its numbers centrally. */
const extensionDigit = 0;

/** Returns `count` SSCCs from a serial on. @throws {RangeError} if the prefix is exhausted. */
export const ssccsFrom = (
  companyPrefix: string,
  firstSerial: number,
  count: number,
): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    sscc18({ extensionDigit, companyPrefix, serial: firstSerial + at }),
  );

/** Returns the capacity of a prefix: prefix and serial have 16 digits together. */
export const codesOf = (companyPrefix: string): number => 10 ** (16 - companyPrefix.length);
