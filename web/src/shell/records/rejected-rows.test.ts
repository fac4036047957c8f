import { expect, it } from 'vitest';
import { rejectedCsv } from './rejected-rows.ts';

it('keeps the returned rows as they were and adds the reason', () => {
  const file = 'zoneCode,postCode\nSYD,2000\nSYD,20O0\nMEL,3000\n';
  expect(rejectedCsv(file, [{ index: 2, messages: ['postCode: 4 digits, found "20O0"'] }])).toBe(
    'zoneCode,postCode,reason\r\nSYD,20O0,"postCode: 4 digits, found ""20O0"""\r\n',
  );
});

it('counts a quoted line break as part of its row and skips empty lines', () => {
  const file = '\uFEFFcode,name\r\nA,"two\r\nlines"\r\n\r\nB,b\r\n';
  expect(rejectedCsv(file, [{ index: 2, messages: ['One.', 'Two.'] }])).toBe(
    'code,name,reason\r\nB,b,"One. Two."\r\n',
  );
});

it('says nothing about rows that the file does not have', () => {
  expect(rejectedCsv('code\nA\n', [{ index: 7, messages: ['?'] }])).toBe('code,reason\r\n');
});
