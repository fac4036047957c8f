import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import type { Pasted } from './paste.ts';

type PasteBannerProps = { readonly paste: Pasted; readonly zones: readonly string[] };

/** The maximum number of names listed. */
const named = 5;

/**
 * Lists the rejected parts of a pasted block: invalid prices with their lanes, unknown zones,
 * numbers beyond the table.
 */
export function PasteBanner({ paste, zones }: PasteBannerProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const { refused, strangers, beyond } = paste;
  const laneOf = ({ row, column, typed }: Pasted['refused'][number]) => {
    const [fromZone = '', toZone = ''] = [zones[row], zones[column]];
    return `${t('{fromZone} to {toZone}', { fromZone, toZone })}: ${typed}`;
  };
  const faults = [
    refused.length > 0 &&
      t('Not a price in {count} cells: {cells}', {
        count: number(refused.length),
        cells: listed(refused.map(laneOf)),
      }),
    strangers.length > 0 && t('Zones not on this rate card: {zones}', { zones: listed(strangers) }),
    beyond > 0 && t('Values beyond the last zone: {count}', { count: number(beyond) }),
  ].filter((fault) => fault !== false);
  if (faults.length === 0) return null;
  return (
    <Banner tone="warning" title="Some of the pasted data doesn't fit the table">
      <ul className="list-disc pl-5">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Banner>
  );
}

const listed = (texts: readonly string[]): string =>
  `${texts.slice(0, named).join(', ')}${texts.length > named ? ' …' : ''}`;
