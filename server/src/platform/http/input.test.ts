import { CurrencyCode } from '@waybill/contract/shared/codes';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parse } from './input.ts';

const schema = z.object({ factors: z.record(CurrencyCode, z.number()) });

function refusalOf(value: unknown): unknown {
  try {
    return parse(schema, value);
  } catch (error) {
    return error;
  }
}

it('says what is wrong with the key of a record, in the words of its field', () => {
  expect(parse(schema, { factors: { NZD: 1.1 } })).toEqual({ factors: { NZD: 1.1 } });
  const message = 'The currency must be an ISO 4217 code such as AUD';
  expect(refusalOf({ factors: { NSW: 1.1 } })).toMatchObject({
    validationErrors: [{ message, members: ['factors.NSW'] }],
  });
});
