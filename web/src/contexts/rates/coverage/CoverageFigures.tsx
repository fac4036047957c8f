import type { CardCoverage } from '@waybill/contract/rates/coverage/shapes';
import type { z } from 'zod';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { StatTile } from '#ui/StatTile.tsx';
import type { RateCard } from '../cards/card-values.ts';

type FiguresProps = {
  readonly card: RateCard;
  readonly coverage: z.output<typeof CardCoverage>;
};

/** The figures, each linked to its rows. */
export function CoverageFigures({ card, coverage }: FiguresProps) {
  const t = useTranslate();
  const { number, percent } = useFormats();
  const { places, covered, overlapping, lanes, lanesWithoutRate, zones, services } = coverage;
  const uncovered = places - covered;
  const report = (name: string) => paths.rateCard(card.id, { tab: 'coverage', report: name });
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <StatTile
        label="Places in a zone"
        value={number(covered)}
        note={t('of {places} known places, {share}', {
          places: number(places),
          share: percent(shareOf(covered, places)),
        })}
      />
      <StatTile
        label="In no zone"
        value={number(uncovered)}
        href={report('uncovered')}
        note={t('Freight from or to these places gets no price.')}
      />
      <StatTile
        label="In two zones"
        value={number(overlapping)}
        href={report('overlapping')}
        note={t('The zone that lists the suburb applies.')}
      />
      <StatTile
        label="Lanes without a rate"
        value={number(lanesWithoutRate)}
        href={report('lanes')}
        note={t('of {lanes}: {zones} zones both ways, {services} services', {
          lanes: number(lanes),
          zones: number(zones),
          services: number(services),
        })}
      />
    </div>
  );
}

/** Returns a percentage, rounded down so that only a complete share is 100. */
const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part / whole) * 1000) / 10;
