import type { CardCoverage } from '@waybill/contract/rates/coverage/shapes';
import type { z } from 'zod';
import { useFormats } from '#shell/formats.ts';
import { allOf, quoted } from '#shell/list-page.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Panel } from '#ui/Panel.tsx';

type OverlapsProps = {
  readonly overlaps: z.output<typeof CardCoverage>['overlaps'];
  readonly onChoose: (filter: string) => void;
};

/** Pairs of zones that share places; each opens the list of those places. */
export function Overlaps({ overlaps, onChoose }: OverlapsProps) {
  const t = useTranslate();
  const { number } = useFormats();
  if (overlaps.length === 0) return null;
  return (
    <Panel title="Overlapping zones">
      <ul className="grid gap-2">
        {overlaps.map(({ zone, otherZone, places, examples }) => (
          <li key={`${zone.id} ${otherZone.id}`}>
            <button
              type="button"
              className="font-medium text-primary hover:underline"
              onClick={() => onChoose(sharedBy(zone.code, otherZone.code))}
            >
              {t('{zone} and {otherZone}: {count} places', {
                zone: zone.code,
                otherZone: otherZone.code,
                count: number(places),
              })}
            </button>{' '}
            <span className="text-ink-2">
              {examples.join(', ')}
              {places > examples.length && '…'}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const sharedBy = (zone: string, otherZone: string): string =>
  allOf([`zone eq ${quoted(zone)}`, `otherZone eq ${quoted(otherZone)}`]);
