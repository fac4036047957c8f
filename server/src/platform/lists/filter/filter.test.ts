import { describe, expect, it } from 'vitest';
import { filterSql } from '../filtering.ts';
import { FilterRefusal } from '../refusal.ts';
import { written } from '../../db/statement.ts';
import { compile } from './compile.ts';
import { evaluate } from './evaluate.ts';
import { exampleList, exampleLiterals } from './example-list.ts';
import { testTimeout, sized } from '#testing/sized.ts';
import { madeUpFilter, mutated, seeded } from './made-up.ts';
import { parse } from './parse.ts';
import { resolve } from './resolve.ts';

describe('a filter as SQL', () => {
  it('binds every value as a parameter, cast to the type of its column', () => {
    expect(asSql("id eq 5 and customer/Code ne 'AB' and total ge 10.5")).toEqual({
      text: '(t.id = $1::bigint and t.code is distinct from $2::text and t.total >= $3::bigint)',
      values: ['5', 'AB', '1050'],
    });
    expect(asSql("creationTime gt datetime'2024-01-02' or due eq 2024-01-02")).toEqual({
      text: '(t.created > $1::timestamptz or t.due = $2::date)',
      values: ['2024-01-02T00:00:00.000000Z', '2024-01-02'],
    });
  });

  it('compares values that the column type cannot hold as decimals', () => {
    expect([asSql('id gt 2.5'), asSql('total lt 10.505'), asSql('id eq 1e30')]).toEqual([
      { text: '(t.id)::numeric > $1::numeric', values: ['2.5'] },
      { text: '(t.total)::numeric < ($1::numeric * 100)', values: ['10.505'] },
      { text: '(t.id)::numeric = $1::numeric', values: ['1e30'] },
    ]);
  });

  it('searches ignoring case, on the column itself, with LIKE wildcards taken literally', () => {
    expect(asSql("contains(tolower(status),'50%_\\')")).toEqual({
      text: 't.status ilike $1',
      values: ['%50\\%\\_\\\\%'],
    });
    expect(asSql("substringof('O''B',status) eq true")).toEqual(asSql("contains(status,'O''B')"));
    expect(asSql("startswith(status,'a') and endswith(status,'z') eq false")).toEqual({
      text: '(t.status ilike $1 and (t.status ilike $2) is not true)',
      values: ['a%', '%z'],
    });
  });

  it('sends a list of values as one parameter', () => {
    expect(asSql('id in (1, 2.5, 3)')).toEqual({
      text: 't.id = any($1::bigint[])',
      values: [['1', '3']],
    });
    expect(asSql('id in (0.5)').text).toBe('false');
  });

  it('allows null with eq and ne only', () => {
    expect(asSql('due eq null or null ne id')).toEqual({
      text: '(t.due is null or (t.id is null) is not true)',
      values: [],
    });
    expect(refused('due gt null')).toBe(
      'null can be compared with eq and ne only, not with gt at position 5',
    );
  });

  it('gives not precedence over and, and and over or', () => {
    const bracketed = "((not (isInsured)) and id eq 1) or status eq 'x'";
    expect(asSql("NOT isInsured AND id eq 1 OR status eq 'x'")).toEqual(asSql(bracketed));
    expect(asSql('not(isInsured)and(id eq 1)')).toEqual(asSql('not isInsured and id eq 1'));
  });

  it('accepts the syntax of all OData versions', () => {
    const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(asSql(`customerGuid eq guid'${guid}'`)).toEqual(asSql(`CUSTOMERGUID eq ${guid}`));
    expect(asSql('id eq 5L or weight eq 3.1M')).toEqual(asSql('id eq 5 or weight eq 3.1'));
    const sydney = "datetimeoffset'2024-01-02T13:04:05.678+10:00'";
    expect(asSql(`creationTime eq ${sydney}`)).toEqual(
      asSql('creationTime eq 2024-01-02T03:04:05.678Z'),
    );
    expect(asSql('5 lt id')).toEqual(asSql('id gt 5'));
    expect(asSql("tolower('AB') eq tolower(status)")).toEqual({
      text: 'lower(t.status) = $1::text',
      values: ['ab'],
    });
    expect(asSql("((status eq 'a') or (status eq 'b'))")).toEqual(
      asSql("status eq 'a' or status eq 'b'"),
    );
  });
});

describe('a rejected filter', () => {
  it.each([
    ['(id eq 5', "Expected ')' but found 'end of filter' at position 9"],
    ["password eq 'x'", "Unknown field 'password' at position 1"],
    ['id eq 5 and (t.secret eq 1)', "Unknown field 't.secret' at position 14"],
    ['id eq 1 1', "Expected the end of the filter but found '1' at position 9"],
    ['id eq', "Expected a value but found 'end of filter' at position 6"],
    ['id eq (5)', "Expected a value but found '(' at position 7"],
    ['id 5', "Expected an operator but found '5' at position 4"],
    ['id and isInsured', "Expected an operator after 'id' at position 3"],
    ["status eq 'open", 'The text is not closed by a quote at position 11'],
    ["items/any(i:i/sku eq 'x')", "Unknown function 'items/any' at position 1"],
    ['id eq 5; drop table x', "Unexpected character ';' at position 8"],
    ["id eq 'five'", "Expected a number but found 'five' at position 7"],
    ["isInsured eq 'yes'", "Expected 'true' or 'false' but found 'yes' at position 14"],
    ["customerGuid eq guid'{guid}'", "Expected a guid but found '{guid}' at position 17"],
    [
      "creationTime ge datetime'2024-02-30'",
      "Expected a date but found '2024-02-30' at position 17",
    ],
    ['id eq status', 'a number and a text differ at position 4'],
    ['id eq 1e999', "Expected a number but found '1e999' at position 7"],
    ['contains(status,id)', 'Expected the text to look for but found a field at position 17'],
    ["status eq 'a\0b'", 'Unexpected character NUL in the text at position 11'],
    ["contains(status,'a') eq 1", "Expected 'true' or 'false' but found '1' at position 25"],
    ['status eq __proto__', "Unknown field '__proto__' at position 11"],
  ])('%j reports the error and its position', (filter, message) => {
    expect(refused(filter)).toBe(message);
  });

  it('can be too long, too deep or too complex', () => {
    expect(refused(`status eq '${'a'.repeat(4086)}'`)).toBe(
      'More than 4096 characters at position 4097',
    );
    expect(refused(`${'('.repeat(2000)}id eq 1`)).toBe('Nested deeper than 24 at position 26');
    expect(refused(`${'not '.repeat(1000)}isInsured`)).toMatch(/^Nested deeper than 24/u);
    expect(refused(`id in (${'1,'.repeat(300)}1)`)).toMatch(/^More than 200 terms/u);
    expect(refused(Array(201).fill('id eq 1').join(' or '))).toMatch(/^More than 200 terms/u);
  });

  it('is the only outcome of broken filters, however many', testTimeout, () => {
    const seed = Date.now() % 2 ** 31;
    const random = seeded(seed);
    const maker = { random, fields: exampleList.fields, literals: exampleLiterals };
    const surprises: unknown[] = [];
    for (let left = sized(1_000_000); left > 0; left -= 1) {
      const filter = mutated(madeUpFilter(maker), random);
      try {
        filterSql(exampleList, filter);
      } catch (error) {
        if (!(error instanceof FilterRefusal)) surprises.push({ seed, filter, error });
      }
    }
    expect(surprises).toEqual([]);
  });

  it('is reported within milliseconds for the worst 4,096 characters', () => {
    const hostile = ["'", '(', 'not ', 'a/', "''", ' ', '1', "tolower('", 'guid', '1e'];
    const slowest = hostile.map((piece) => {
      const start = performance.now();
      refused(`id eq ${piece.repeat(4090 / piece.length)}`);
      return performance.now() - start;
    });
    expect(Math.max(...slowest)).toBeLessThan(200);
  });
});

describe('text without operators', () => {
  it('searches the search fields', () => {
    expect(written(filterSql(exampleList, " O'Brien 5% "))).toEqual({
      text: '(t.status ilike $1 or t.code ilike $2)',
      values: ["%O'Brien 5\\%%", "%O'Brien 5\\%%"],
    });
  });

  it.each(['Smith and Sons', "O'Brien (Sydney)", 'Rue le Blanc', '12345', 'not', '(02) 9999'])(
    'may be %j',
    (text) => {
      expect(written(filterSql(exampleList, text)).values[0]).toBe(`%${text}%`);
    },
  );

  it.each(["password eq 'x'", 'contains(status', 'id eq', 'status in (5', 'x ge 5', "guid'1'"])(
    'cannot be %j, which is a broken filter',
    (text) => {
      expect(() => filterSql(exampleList, text)).toThrow(FilterRefusal);
    },
  );

  it('matches everything when it is empty', () => {
    const nothing = [undefined, '', '  '].map((text) => written(filterSql(exampleList, text)).text);
    expect(nothing).toEqual(['true', 'true', 'true']);
  });
});

describe('a filter on a row', () => {
  const row = { id: 7, status: null, isInsured: false, total: 1050 };
  it.each([
    ['id eq 7.0 and total eq 10.5', true],
    ["status ne 'x'", true],
    ["status eq 'x' or not (status eq 'x')", true],
    ["contains(status,'')", false],
    ['not isInsured', true],
    ["total in (1, 10.50) and contains(total,'0.5')", true],
  ])('%s is %s', (filter, expected) => {
    expect(evaluate(resolve(parse(filter), exampleList.fields), row)).toBe(expected);
  });
});

const asSql = (filter: string) => written(compile(resolve(parse(filter), exampleList.fields)));

function refused(filter: string): string {
  try {
    asSql(filter);
    return 'not refused';
  } catch (error) {
    if (error instanceof FilterRefusal) return error.message;
    throw error;
  }
}
