import { describe, expect, it } from 'vitest';
import { filesOfRepository, textOf } from './repository.ts';

const code = filesOfRepository().filter(
  (file) =>
    /^(kernel|contract|adapters|server|web)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

/** The files that create formats: for texts, for placeholders, and for the time of a zone. */
const places = [
  'kernel/src/locale.ts',

  'kernel/src/formats.ts',
  'kernel/src/field-formats.ts',
  'kernel/src/message-format.ts',
  'kernel/src/time.ts',
];

const byHand = new RegExp(
  [
    /\.toLocale(String|DateString|TimeString)\(/,
    /Intl\.(DateTimeFormat|NumberFormat|RelativeTimeFormat)\b/,
    /type="(date|time|datetime-local|month|week|number)"/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

describe('dates, times, numbers and money', () => {
  it('are formatted and entered by the kernel and the fields of ui alone', () => {
    const found = code
      .filter((file) => !places.includes(file))
      .flatMap((file) =>
        textOf(file)
          .split('\n')
          .flatMap((line, at) => (byHand.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });
});
