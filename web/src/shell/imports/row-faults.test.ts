import { english, type Message, sent, sentence, translated } from '@waybill/contract/sentence';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../testing/in-english.ts';
import { rowFaults, rowPlace } from './row-faults.ts';

const words = { creditLimit: 'Credit limit', abn: 'ABN', email: 'E-mail' };
const faultsOf = (...faults: readonly (readonly [string, string?])[]) => ({
  messages: faults.map(([message]) => message),
  validationErrors: faults.map(([message, column]) => ({
    message,
    members: column === undefined ? [] : [column],
  })),
});

describe('the error of a returned row', () => {
  it('uses the display name of a column instead of its API name', () => {
    const fault = sentence('{field} is required', { field: 'creditLimit' });
    const error = {
      messages: [english(fault)],
      validationErrors: [{ ...sent(fault), members: ['creditLimit'] }],
    };
    expect(rowFaults(error, words)).toBe('Credit limit is required');
  });

  it('adds the column only if the message does not contain it', () => {
    expect(rowFaults(faultsOf(['Too long', 'email']), words)).toBe('E-mail: Too long');
    expect(rowFaults(faultsOf(['This is not an ABN', 'abn']), words)).toBe('This is not an ABN');
  });

  it('separates several errors, even without a full stop', () => {
    const error = faultsOf(
      ['No such zone.'],
      ['Too long', 'email'],
      ['Line 2 is a duplicate of this row.'],
    );
    expect(rowFaults(error, words)).toBe(
      'No such zone. E-mail: Too long; Line 2 is a duplicate of this row.',
    );
  });

  it('is translated, including the column', () => {
    const german: Readonly<Record<string, string>> = { 'E-mail': 'E-Mail', 'Too long': 'Zu lang' };
    const reading = { textOf: (text: string) => german[text] ?? text, locale: 'de' };
    const translate = (message: Message) => translated(message, reading);
    expect(rowFaults(faultsOf(['Too long', 'email']), words, translate)).toBe('E-Mail: Zu lang');
  });

  it('falls back to the messages when there are no columns', () => {
    expect(rowFaults({ messages: ['Too long'], validationErrors: [] }, words)).toBe('Too long');
  });
});

it('a row is identified by its line in the file, otherwise by its number', () => {
  expect(rowPlace({ index: 2, line: 3, details: 'Line 3' }, inEnglish)).toBe('Line 3');
  expect(rowPlace({ index: 2, details: null }, inEnglish)).toBe('Row 2');
});
