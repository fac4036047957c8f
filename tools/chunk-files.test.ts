import { describe, expect, it } from 'vitest';
import { filesOf, type SharedChunk } from '../web/build/chunk-files.ts';

const chunk = (name: string, size: number, more: Partial<SharedChunk> = {}): SharedChunk => ({
  name,
  size,
  imports: [],
  area: 'pages',
  ...more,
});
const page = (...needs: readonly string[]) => ({ needs: new Set(needs), weight: 1 });

describe('the files of a build', () => {
  it('have together what the same pages need', () => {
    const chunks = [chunk('icons', 5_000), chunk('table', 90_000)];
    const pages = [page('icons', 'table'), page('icons', 'table')];
    expect(filesOf(chunks, pages)).toEqual([['table', 'icons']]);
  });

  it('have apart what is large and others do not need', () => {
    const chunks = [chunk('icons', 5_000), chunk('map', 90_000)];
    expect(filesOf(chunks, [page('icons', 'map'), page('icons')])).toEqual([['icons'], ['map']]);
  });

  it('have a little that few need with what all need', () => {
    const chunks = [chunk('icons', 5_000), chunk('flag', 200)];
    expect(filesOf(chunks, [page('icons', 'flag'), page('icons')])).toEqual([['icons', 'flag']]);
  });

  it('have apart what would bring others what it imports', () => {
    const chunks = [
      chunk('icons', 5_000),
      chunk('flag', 200, { imports: ['flags'] }),
      chunk('flags', 90_000),
    ];
    const pages = [page('icons', 'flag', 'flags'), page('icons')];
    expect(filesOf(chunks, pages)).toEqual([['icons'], ['flags', 'flag']]);
  });

  it('do not import each other', () => {
    const chunks = [
      chunk('page parts', 1_000, { imports: ['react'] }),
      chunk('react', 2_000, { area: 'react', imports: ['runtime'] }),
      chunk('runtime', 100),
    ];
    const files = filesOf(chunks, [page('page parts', 'react', 'runtime')]);
    expect(files).toEqual([['page parts'], ['react'], ['runtime']]);
  });

  it('keep to an area', () => {
    const chunks = [chunk('requests', 500, { area: 'before requests' }), chunk('icons', 500)];
    expect(filesOf(chunks, [page('requests', 'icons')])).toEqual([['requests'], ['icons']]);
  });
});
