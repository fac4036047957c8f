import { describe, expect, it } from 'vitest';
import { refusalOf } from './boundaries.ts';
import { filesOfRepository, importsOf } from './repository.ts';

describe('the import boundaries', () => {
  it('are respected by every import', () => {
    const code = filesOfRepository().filter((file) => /\.tsx?$/.test(file));
    const refused = code.flatMap(importsOf).map(refusalOf);
    expect(refused.filter((refusal) => refusal !== null)).toEqual([]);
  });

  it.each([
    ['server/src/contexts/booking/api/x.ts', 'server/src/contexts/customers/sql.ts'],
    ['server/src/contexts/customers/public.ts', 'server/src/contexts/booking/public.ts'],
    ['server/src/contexts/booking/domain.ts', 'server/src/platform/events.ts'],
    ['server/src/contexts/booking/domain.ts', 'node:crypto'],
    ['server/src/contexts/booking/legs/domain/legs.ts', 'node:crypto'],
    ['server/src/contexts/booking/legs/domain.ts', 'server/src/contexts/booking/legs/sql.ts'],
    ['server/src/platform/events.ts', 'server/src/contexts/booking/public.ts'],
    ['web/src/ui/button.tsx', 'contract/src/booking/shapes.ts'],
    ['web/src/contexts/booking/pages/X.tsx', 'web/src/contexts/customers/parts/Y.tsx'],
    ['web/src/shell/x.tsx', 'server/src/app.ts'],
    ['contract/src/endpoint.ts', 'node:fs'],
    ['kernel/src/money.ts', 'npm:zod'],
  ])('%s cannot import %s', (from, to) => {
    expect(refusalOf({ from, to })).toContain(`${from} may not`);
  });

  it.each([
    ['server/src/contexts/booking/api/x.ts', 'server/src/contexts/customers/public.ts'],
    ['server/src/contexts/booking/domain.ts', 'kernel/src/money.ts'],
    [
      'server/src/contexts/booking/legs/domain.ts',
      'server/src/contexts/booking/bookings/domain/freight.ts',
    ],
    ['web/src/contexts/booking/pages/X.tsx', 'web/src/ui/Button.tsx'],
  ])('%s can import %s', (from, to) => {
    expect(refusalOf({ from, to })).toBeNull();
  });
});
