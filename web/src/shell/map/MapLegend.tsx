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
  /** The group whose points are highlighted, and what picks one; without it, none can be. */
  readonly picked?: number | null;
  readonly onPick?: (group: number | null) => void;
};

/** The colours of a map's groups with their names, and what is not on the map. */
export function MapLegend({ label, groups, missing, picked = null, onPick }: MapLegendProps) {
  const spoken = useLabel();
  return (
    <>
      <ul aria-label={spoken(label)} className="flex flex-wrap gap-x-4 gap-y-1 text-meta">
        {groups.map(({ name, group }) => (
          <li key={name}>
            {onPick === undefined ? (
              <Entry name={spoken(name)} group={group} />
            ) : (
              <button
                type="button"
                aria-pressed={picked === group}
                onClick={() => onPick(picked === group ? null : group)}
                className={cx(
                  'hit rounded px-1 hover:bg-sunken',
                  picked === group && 'bg-selected font-semibold',
                )}
              >
                <Entry name={spoken(name)} group={group} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {missing !== '' && <p className="text-meta text-ink-2">{missing}</p>}
    </>
  );
}

const Entry = ({ name, group }: { readonly name: string; readonly group: number | null }) => (
  <span className="flex items-center gap-1.5">
    <span
      aria-hidden
      className={cx('size-2.5 rounded-full', group === null && 'border border-ink-2')}
      style={group === null ? undefined : { background: chartColor(group) }}
    />
    {name}
  </span>
);
