import { memo, useMemo, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { inputClass } from '#ui/form/input-look.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useStable } from '#ui/use-stable.ts';
import {
  type Branch,
  branchesOf,
  branchesWith,
  type PermissionItem,
  tickOf,
  withTicks,
} from './permission-tree.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';

export type PermissionTreeProps = {
  readonly permissions: readonly PermissionItem[];
  readonly granted: readonly string[];
  /** The original permissions; ticks that differ are marked. */
  readonly base: readonly string[];
  /** The labels of the marks: added permissions, and removed ones. */
  readonly marks: { readonly added: string; readonly removed: string };
  readonly onChange: (granted: string[]) => void;
  /** False for permissions that the user cannot grant because they lack them. */
  readonly mayGrant: (name: string) => boolean;
  /** Why the tree is read-only. */
  readonly lockedReason?: string | undefined;
};

/** Permissions by group, to tick: a group shows whether all, some or none of it is granted. */
export function PermissionTree(props: PermissionTreeProps) {
  const t = useTranslate();
  const { permissions, granted } = props;
  const base = useSteady(props.base);
  const [text, setText] = useState('');
  const [onlyGranted, setOnlyGranted] = useState(false);
  const ticks = useMemo(() => new Set(granted), [granted]);
  const branches = useMemo(() => branchesOf(permissions), [permissions]);
  // Null unless the list is filtered by ticks, so that ticking does not recompute the list.
  const narrowing = onlyGranted ? ticks : null;
  const visible = useMemo(() => {
    const known = new Set(base);
    const save = ({ name }: PermissionItem) =>
      narrowing === null || narrowing.has(name) || known.has(name);
    return branchesWith(branches, text, save);
  }, [branches, text, narrowing, base]);
  const toggle = useStable((names: readonly string[], on: boolean) =>
    props.onChange(withTicks(ticks, names, on)),
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          type="search"
          aria-label={t('Search permissions')}
          placeholder={t('Search permissions')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={cx(inputClass(false), 'max-w-xs')}
        />
        <label className="flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={onlyGranted}
            onChange={(event) => setOnlyGranted(event.target.checked)}
            className="size-4"
          />
          {t('Granted only')}
        </label>
      </div>
      {props.lockedReason !== undefined && (
        <p className="text-ink-2">
          <Translated text={props.lockedReason} />
        </p>
      )}
      <ul className="grid items-start gap-3 lg:grid-cols-2">
        {visible.map((branch) => (
          <BranchTicks
            key={branch.group.name}
            branch={branch}
            ticks={ticks}
            base={base}
            marks={props.marks}
            mayGrant={props.mayGrant}
            lockedReason={props.lockedReason}
            onToggle={toggle}
          />
        ))}
      </ul>
      {visible.length === 0 && (
        <output className="text-ink-2">{t('No matching permissions.')}</output>
      )}
    </div>
  );
}

/** Returns the same array while its content is equal: names contain no spaces. */
function useSteady(names: readonly string[]): readonly string[] {
  const text = names.join(' ');
  return useMemo(() => (text === '' ? [] : text.split(' ')), [text]);
}

type BranchProps = Pick<PermissionTreeProps, 'base' | 'marks' | 'mayGrant'> & {
  readonly branch: Branch;
  readonly ticks: ReadonlySet<string>;
  readonly lockedReason: string | undefined;
  readonly onToggle: (names: readonly string[], on: boolean) => void;
};

/** One group; it re-renders only when something in it changed, however many others there are. */
const BranchTicks = memo(
  OneBranch,
  (before, after) =>
    before.branch === after.branch &&
    before.base === after.base &&
    before.lockedReason === after.lockedReason &&
    after.branch.all.every(({ name }) => before.ticks.has(name) === after.ticks.has(name)),
);

function OneBranch(props: BranchProps) {
  const t = useTranslate();
  const { branch, ticks, onToggle } = props;
  const { group, all, leaves } = branch;
  const count = all.filter(({ name }) => ticks.has(name)).length;
  const open = leaves.filter(({ name }) => isOpen(props, name)).map(({ name }) => name);
  const isOn = open.length > 0 && open.every((name) => ticks.has(name));
  return (
    <li data-edge className="rounded-card border border-hairline">
      <Tick
        label={group.displayName}
        state={tickOf(all, ticks)}
        locked={open.length === 0}
        onChange={() => onToggle(open, !isOn)}
        strong
        aside={
          <span className="num text-meta text-ink-3">
            {t('{count} of {count2}', { count, count2: all.length })}
          </span>
        }
      />
      <ul className="border-t border-hairline py-1">
        {leaves.map((leaf) => (
          <li key={leaf.name}>
            <LeafTick {...props} leaf={leaf} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const isOpen = ({ lockedReason, base, mayGrant }: BranchProps, name: string): boolean =>
  lockedReason === undefined && (base.includes(name) || mayGrant(name));

function LeafTick(props: BranchProps & { readonly leaf: PermissionItem }) {
  const { leaf, ticks, base, marks, onToggle, lockedReason } = props;
  const { name } = leaf;
  const on = ticks.has(name);
  const differs = on !== base.includes(name);
  const locked = !isOpen(props, name);
  const unheld = locked && lockedReason === undefined;
  return (
    <Tick
      label={leaf.displayName}
      about={unheld ? "You don't have this permission yourself." : (leaf.description ?? '')}
      state={on ? 'all' : 'none'}
      locked={locked}
      onChange={() => onToggle([name], !on)}
      aside={
        differs && (
          <StatusPill family={on ? 'green' : 'red'}>{on ? marks.added : marks.removed}</StatusPill>
        )
      }
    />
  );
}

type TickProps = {
  readonly label: string;
  readonly about?: string;
  readonly state: 'none' | 'some' | 'all';
  readonly locked: boolean;
  readonly onChange: () => void;
  readonly strong?: boolean;
  readonly aside?: React.ReactNode;
};

function Tick({ label, about = '', state, locked, onChange, strong, aside }: TickProps) {
  return (
    <div className={cx('flex items-start gap-3 px-3', strong ? 'py-2' : 'py-1')}>
      <label className="flex min-h-6 min-w-0 flex-1 items-start gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={state === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = state === 'some';
          }}
          aria-disabled={locked || undefined}
          onChange={() => !locked && onChange()}
          className="mt-0.5 size-4 shrink-0"
        />
        <span className="min-w-0">
          <span className={strong ? 'font-semibold' : ''}>
            <Translated text={label} />
          </span>
          {about !== '' && (
            <span className="block text-meta text-ink-3">
              <Translated text={about} />
            </span>
          )}
        </span>
      </label>
      {aside}
    </div>
  );
}
