import { cx } from '#ui/cx.ts';
import { useLabel } from '#ui/labels.ts';
import { chartColor } from '#ui/chart-color.ts';

type MapLegendProps = {
  /** What the groups are, for whoever hears it. */
  readonly label: string;
  /** Names of the groups, with the number that their points have; null for hollow points. */
  readonly groups: readonly { readonly name: string; readonly group: number | null }[];
  /** How many points of the list have no place on the map, as a sentence; none if it is empty. */
  readonly missing: string;
};

/** The colours of a map's groups with their names, and what is not on the map. */
export function MapLegend({ label, groups, missing }: MapLegendProps) {
  const spoken = useLabel();
  return (
    <>
      <ul aria-label={spoken(label)} className="flex flex-wrap gap-x-4 gap-y-1 text-meta">
        {groups.map(({ name, group }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span
              aria-hidden
              className={cx('size-2.5 rounded-full', group === null && 'border border-ink-2')}
              style={group === null ? undefined : { background: chartColor(group) }}
            />
            {spoken(name)}
          </li>
        ))}
      </ul>
      {missing !== '' && <p className="text-meta text-ink-2">{missing}</p>}
    </>
  );
}
