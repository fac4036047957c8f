import { describe, expect, it } from 'vitest';
import { formatAbn, formatAcn, isAbn, isAcn } from './business-numbers.ts';

describe('an ABN', () => {
  it('passes its checksum, with or without spaces', () => {
    expect(['51824753556', '51 824 753 556', '83 914 571 673'].map(isAbn)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('fails its checksum with a wrong, swapped, missing or foreign digit', () => {
    const wrong = ['51824753557', '15824753556', '5182475355', '518247535566', '5182475355x', ''];
    expect(wrong.filter(isAbn)).toEqual([]);
  });

  it('is formatted in groups', () => {
    expect(['51824753556', 'none'].map(formatAbn)).toEqual(['51 824 753 556', 'none']);
  });
});

describe('an ACN', () => {
  it('passes its checksum', () => {
    expect(['000 000 019', '000250000', '004 085 616', '010 749 961'].map(isAcn)).toEqual(
      Array<boolean>(4).fill(true),
    );
  });

  it('is formatted in groups of three', () => {
    expect(['004085616', 'none'].map(formatAcn)).toEqual(['004 085 616', 'none']);
  });

  it('fails its checksum with a wrong or missing digit', () => {
    expect(['000000018', '00000019', '0040856166', 'abcdefghi'].filter(isAcn)).toEqual([]);
  });
});
