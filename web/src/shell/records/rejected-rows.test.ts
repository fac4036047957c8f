import { expect, it } from 'vitest';
import { returnedCsv } from './rejected-rows.ts';

it('keeps rejected rows unchanged, adds the reason, and escapes formulas', () => {
  const file = {
    heads: ['zoneCode', 'postCode'],
    returned: [
      { zoneCode: 'SYD', postCode: '20O0' },
      { zoneCode: '=1+1', postCode: '3000' },
    ],
    errors: [
      { messages: ['postCode: 4 digits, found "20O0"'], validationErrors: [] },
      { messages: ['No such zone.', 'Nor any other.'], validationErrors: [] },
    ] as never,
  };
  expect(returnedCsv(file)).toBe(
    [
      'zoneCode,postCode,reason',
      'SYD,20O0,"postCode: 4 digits, found ""20O0"""',
      "'=1+1,3000,No such zone. Nor any other.",
      '',
    ].join('\r\n'),
  );
});
