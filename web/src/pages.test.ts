import { describe, expect, it } from 'vitest';
import { pages } from './pages.tsx';

const titleAt = (path: string) => pages.find((page) => page.path === path)?.title;

describe('the pages of the app', () => {
  it.each([
    ['/warehousing/items', 'Warehouse'],
    ['/warehousing/items/$id/details', 'Warehouse item'],
    ['/customers/$id/details', 'Customer'],
    ['/carriers', 'Carriers'],
    ['/reports', 'Reports'],
  ])(
    '[ui-routes-013] [ui-routes-014] [ui-routes-015] [ui-routes-027] [ui-routes-028] ' +
      'include %s, titled %s',
    (path, title) => expect(titleAt(path)).toBe(title),
  );

  it('have addresses of their own', () => {
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });
});
