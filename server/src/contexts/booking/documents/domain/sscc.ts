import { sscc18 } from '@waybill/kernel/gs1';

/** A company that numbers everything it ships by itself needs one extension digit only. */
const extensionDigit = 0;

/** So many codes from a serial on. @throws {RangeError} when the prefix has no more. */
export const ssccsFrom = (
  companyPrefix: string,
  firstSerial: number,
  count: number,
): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    sscc18({ extensionDigit, companyPrefix, serial: firstSerial + at }),
  );

/** Codes that a prefix has in all: prefix and serial are 16 digits together. */
export const codesOf = (companyPrefix: string): number => 10 ** (16 - companyPrefix.length);
