import { recoveryCodeCount } from '@waybill/contract/identity/two-factor/endpoints';
import { randomInt } from 'node:crypto';
import { hashOf } from '#platform/token.ts';

/** Crockford's base 32, without letters that look like digits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns codes to print: two times five characters each, 50 bits. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${fiveSigns()}-${fiveSigns()}`);

const fiveSigns = (): string =>
  Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('');

/** Returns the stored hash of a code: specific to the user, independent of case and separators. */
export const recoveryCodeHash = (userId: number, code: string): string =>
  hashOf(`recovery ${userId} ${asPrinted(code)}`);

const asPrinted = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
