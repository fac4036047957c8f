import type { ResultOf } from '@waybill/contract/endpoint';
import type { getOrganizationUnits } from '@waybill/contract/identity/endpoints';

export type Unit = ResultOf<typeof getOrganizationUnits>['items'][number];

/** A visible line of the tree. */
export type UnitLine = {
  readonly unit: Unit;
  /** 1 at the root. */
  readonly level: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
};

export const levelOf = ({ code }: Pick<Unit, 'code'>): number => code.split('.').length;

const isBelow = (unit: Unit, above: Unit): boolean => unit.code.startsWith(`${above.code}.`);

/**
 * Returns the visible lines of units in the order of their codes, without the descendants of
 * collapsed units. With a search text, returns the matching units and their ancestors, all
 * expanded.
 */
export function linesOf(
  units: readonly Unit[],
  closed: ReadonlySet<number>,
  text: string,
): readonly UnitLine[] {
  const wanted = text.trim().toLowerCase();
  const named = units.filter(({ displayName }) => displayName.toLowerCase().includes(wanted));
  const saved = wanted === '' ? units : units.filter((unit) => leadsTo(unit, named));
  const isShut = (unit: Unit) => wanted === '' && closed.has(unit.id);
  const hidden = saved.filter(isShut);
  return saved
    .filter((unit) => !hidden.some((above) => isBelow(unit, above)))
    .map((unit) => ({
      unit,
      level: levelOf(unit),
      hasChildren: saved.some((other) => isBelow(other, unit)),
      isOpen: !isShut(unit),
    }));
}

const leadsTo = (unit: Unit, named: readonly Unit[]): boolean =>
  named.some((other) => other.id === unit.id || isBelow(other, unit));

/** Counts the members of a unit and its descendants, one per membership. */
export const membersBelow = (units: readonly Unit[], unit: Unit): number =>
  units
    .filter((other) => other.id === unit.id || isBelow(other, unit))
    .reduce((sum, { memberCount }) => sum + memberCount, 0);

/** Returns the descendants of a unit. */
export const unitsBelow = (units: readonly Unit[], unit: Unit): readonly Unit[] =>
  units.filter((other) => isBelow(other, unit));

/** Returns the possible parents of a unit, by path: all units except itself and its descendants. */
export const homesFor = (
  units: readonly Unit[],
  unit: Unit,
): readonly { readonly id: number; readonly path: string }[] =>
  units
    .filter((home) => home.id !== unit.id && !isBelow(home, unit))
    .map((home) => ({ id: home.id, path: pathOf(units, home) }));

const pathOf = (units: readonly Unit[], unit: Unit): string =>
  units
    .filter((other) => other.id === unit.id || isBelow(unit, other))
    .map(({ displayName }) => displayName)
    .join(' › ');

/** The effect of a key in a tree (WAI-ARIA, tree view): new focus, expand or collapse. */
export type TreeMove =
  | { readonly kind: 'focus'; readonly id: number }
  | { readonly kind: 'open' | 'close' | 'choose'; readonly id: number }
  | null;

export function moveBy(key: string, lines: readonly UnitLine[], at: number): TreeMove {
  const index = lines.findIndex(({ unit }) => unit.id === at);
  const line = lines[index];
  if (line === undefined) return null;
  const to = (target: UnitLine | undefined): TreeMove =>
    target === undefined ? null : { kind: 'focus', id: target.unit.id };
  switch (key) {
    case 'ArrowDown':
      return to(lines[index + 1]);
    case 'ArrowUp':
      return to(lines[index - 1]);
    case 'Home':
      return to(lines[0]);
    case 'End':
      return to(lines.at(-1));
    case 'ArrowRight':
      if (!line.hasChildren) return null;
      return line.isOpen ? to(lines[index + 1]) : { kind: 'open', id: at };
    case 'ArrowLeft':
      if (line.hasChildren && line.isOpen) return { kind: 'close', id: at };
      return to(lines.find(({ unit }) => unit.id === line.unit.parentId));
    case 'Enter':
    case ' ':
      return { kind: 'choose', id: at };
    default:
      return null;
  }
}
