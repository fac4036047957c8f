import { describe, expect, it } from 'vitest';
import { parsePostalFile } from './geonames.ts';

const row = (change: Readonly<Record<number, string>> = {}) => {
  const cells = [
    'AU',
    '2999',
    'Sampleton',
    'New South Wales',
    'NSW',
    '',
    '',
    '',
    '',
    '-33.5',
    '150.25',
    '4',
  ];
  return cells.map((cell, at) => change[at] ?? cell).join('\t');
};
const sampleton = {
  countryCode: 'AU',
  suburb: 'Sampleton',
  postCode: '2999',
  stateCode: 'NSW',
  latitude: -33.5,
  longitude: 150.25,
  source: 'sample',
};
const parse = (...rows: readonly string[]) => parsePostalFile(rows.join('\n'), 'sample');

describe('a GeoNames postal-code file', () => {
  it('yields a locality for each row of any country', () => {
    expect(parse(row(), row({ 0: 'nl', 1: '1012 AB', 2: 'Amsterdam', 4: '07' }))).toEqual({
      localities: [
        sampleton,
        {
          ...sampleton,
          countryCode: 'NL',
          postCode: '1012 AB',
          suburb: 'Amsterdam',
          stateCode: '07',
        },
      ],
      errors: [],
      duplicates: 0,
    });
  });

  it('keeps rows without coordinates', () => {
    expect(parse(row({ 9: '', 10: '', 11: '' })).localities).toEqual([
      { ...sampleton, latitude: null, longitude: null },
    ]);
  });

  it('keeps valid rows and reports the line and error of invalid ones', () => {
    const bad = [
      row({ 0: 'AUS' }),
      row({ 1: '' }),
      row({ 2: 'x'.repeat(181) }),
      row({ 9: '91' }),
      row({ 10: '150,25' }),
      row({ 10: '' }),
      'AU;2999;Sampleton',
    ];
    expect(parse(row(), ...bad, '', row({ 2: 'Elsewhere' }))).toEqual({
      localities: [sampleton, { ...sampleton, suburb: 'Elsewhere' }],
      errors: [
        { line: 2, message: 'The country code must be two letters.' },
        { line: 3, message: 'The postal code must have 1 to 20 characters.' },
        { line: 4, message: 'The place must have 1 to 180 characters.' },
        { line: 5, message: 'Latitude must be from -90 to 90.' },
        { line: 6, message: 'Longitude must be from -180 to 180.' },
        { line: 7, message: 'Enter both latitude and longitude, or neither.' },
        { line: 8, message: '12 columns separated by tabs are expected, 1 were found.' },
      ],
      duplicates: 0,
    });
  });

  it('keeps the name of a region without a code', () => {
    const { localities } = parse(row({ 0: 'NZ', 3: 'Northland', 4: '' }), row({ 3: '', 4: '' }));
    expect(localities).toEqual([
      { ...sampleton, countryCode: 'NZ', stateCode: '', state: 'Northland' },
      { ...sampleton, stateCode: '' },
    ]);
  });

  it('merges repeated places, with coordinates if any row has them', () => {
    expect(parse(row({ 9: '', 10: '' }), row({ 2: 'SAMPLETON' }), row({ 9: '-30' }))).toEqual({
      localities: [{ ...sampleton, suburb: 'SAMPLETON' }],
      errors: [],
      duplicates: 2,
    });
  });

  it('accepts a byte order mark, Windows line endings and a missing accuracy column', () => {
    const short = row().split('\t').slice(0, 11).join('\t');
    expect(parsePostalFile(`\uFEFF${short}\r\n\r\n`, 'sample').localities).toEqual([sampleton]);
  });

  it('reads 20,000 generated rows, each once', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) =>
      row({ 1: String(1000 + (at % 9000)), 2: `Place ${at}` }),
    );
    const { localities, errors, duplicates } = parse(...rows);
    expect([localities.length, localities.at(-1)?.suburb, errors, duplicates]).toEqual([
      20_000,
      'Place 19999',
      [],
      0,
    ]);
  });
});
