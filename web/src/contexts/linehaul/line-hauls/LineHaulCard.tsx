import type { LineHaulStatus } from '@waybill/contract/linehaul/lifecycle';
import type { LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { AppLink } from '#ui/go.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { isDelayed } from './delayed.ts';

/** A line haul on the board: its trip, its times, and how far it is loaded or unloaded. */
export function LineHaulCard({ lineHaul }: { readonly lineHaul: LineHaul }) {
  const t = useTranslate();
  const { number } = useFormats();
  const { linehaulcode, loadedarticles, unloadedarticles, numberofarticles: count } = lineHaul;
  const { startheadport, destinationheadport, carriername, weight } = lineHaul;
  const isUnloaded = unloading.includes(lineHaul.status);
  const done = isUnloaded ? unloadedarticles : loadedarticles;
  const text = t('{done} of {count}', { done, count });
  return (
    <li className="grid gap-1 rounded-control border border-hairline bg-surface p-2">
      <p className="flex items-baseline justify-between gap-2">
        <AppLink
          href={paths.lineHaul(lineHaul.linehaulid)}
          className="hit font-mono text-table text-primary underline"
        >
          {linehaulcode}
        </AppLink>
        <span className="truncate text-table">{`${startheadport} › ${destinationheadport}`}</span>
      </p>
      <When lineHaul={lineHaul} />
      {count > 0 && (
        <ProgressBar
          label={`${t(isUnloaded ? 'Unloaded' : 'Loaded')} · ${text}`}
          done={done / count}
        />
      )}
      <p className="flex justify-between gap-2 text-table text-ink-2">
        <span className="truncate">{carriername}</span>
        {weight > 0 && <span className="num shrink-0">{`${number(weight)} kg`}</span>}
      </p>
    </li>
  );
}

const unloading: readonly LineHaulStatus[] = ['Arrived', 'Unloading', 'Completed'];

/** When it departs or departed; once it is on the road, when it arrives. */
function When({ lineHaul }: { readonly lineHaul: LineHaul }) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { arrivaldate, expectedarrival, plannedarrival, planneddeparture, status } = lineHaul;
  const isBefore = status === 'Planned' || status === 'Loading';
  const at = isBefore ? planneddeparture : (arrivaldate ?? expectedarrival ?? plannedarrival);
  if (at === null) return null;
  const isLate = isDelayed(lineHaul);
  const late = isLate ? 'font-medium text-red-fg' : '';
  return (
    <p className="flex justify-between gap-2 text-table text-ink-2">
      <span className={late}>{t(isBefore ? 'Departure' : isLate ? 'Delayed' : 'Arrival')}</span>
      <span className={late}>{dateTime(at)}</span>
    </p>
  );
}
