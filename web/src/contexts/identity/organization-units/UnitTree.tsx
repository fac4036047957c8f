import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { inputClass } from '#ui/form/input-look.ts';
import { linesOf, moveBy, type Unit, type UnitLine } from './unit-tree.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';

type UnitTreeProps = {
  readonly units: readonly Unit[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
};

/** The organization as a tree: arrows move, expand and collapse, Enter selects. */
export function UnitTree({ units, chosen, onChoose }: UnitTreeProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const lines = linesOf(units, closed, text);
  const tree = useRef<HTMLUListElement>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const stop = [walked, chosen].find((id) => lines.some(({ unit }) => unit.id === id));
  const focusable = stop ?? lines[0]?.unit.id;
  const toggle = (id: number, shut: boolean) => {
    const next = new Set(closed);
    if (shut) next.add(id);
    else next.delete(id);
    setClosed(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = focusable === undefined ? null : moveBy(event.key, lines, focusable);
    if (move === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (move.kind === 'choose') return onChoose(move.id);
    if (move.kind !== 'focus') return toggle(move.id, move.kind === 'close');
    setWalked(move.id);
    tree.current?.querySelector<HTMLElement>(`[data-unit="${move.id}"]`)?.focus();
  };
  return (
    <div className="grid gap-3">
      <input
        type="search"
        aria-label={t('Search units')}
        placeholder={t('Search units')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={inputClass(false)}
      />
      {/* The tree itself is not focusable: one of its items is (WAI-ARIA, roving tabindex). */}
      <ul
        ref={tree}
        role="tree"
        aria-label={t('Organization units')}
        onKeyDown={onKeyDown}
        className="grid"
      >
        {lines.map((line) => (
          <Line
            key={line.unit.id}
            line={line}
            isChosen={line.unit.id === chosen}
            isStop={line.unit.id === focusable}
            onToggle={() => toggle(line.unit.id, line.isOpen)}
            onChoose={() => {
              setWalked(line.unit.id);
              onChoose(line.unit.id);
            }}
          />
        ))}
      </ul>
      {lines.length === 0 && <output className="text-ink-2">{t('No matching units.')}</output>}
    </div>
  );
}

type LineProps = {
  readonly line: UnitLine;
  readonly isChosen: boolean;
  /** True for the one item that Tab reaches. */
  readonly isStop: boolean;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
};

function Line({ line, isChosen, isStop, onToggle, onChoose }: LineProps) {
  const t = useTranslate();
  const { unit, level, hasChildren, isOpen } = line;
  return (
    // The tree handles the keys of all its items.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={isChosen}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={isStop ? 0 : -1}
      data-unit={unit.id}
      onClick={onChoose}
      className={cx(
        'flex min-h-8 cursor-pointer items-center gap-1 rounded-control pr-2',
        'pointer-coarse:min-h-11',
        isChosen ? 'bg-selected font-medium' : 'hover:bg-sunken',
      )}
      style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}
    >
      <Twist hasChildren={hasChildren} isOpen={isOpen} onToggle={onToggle} />
      <span className="min-w-0 flex-1 truncate">{unit.displayName}</span>
      <span className="num text-meta text-ink-3">
        {unit.memberCount}
        <span className="sr-only"> {unit.memberCount === 1 ? t('person') : t('people')}</span>
      </span>
    </li>
  );
}

type TwistProps = Pick<UnitLine, 'hasChildren' | 'isOpen'> & { readonly onToggle: () => void };

/** For the mouse; the keyboard expands and collapses with the arrows. */
function Twist({ hasChildren, isOpen, onToggle }: TwistProps) {
  const Icon = isOpen ? ChevronDown : ChevronRight;
  if (!hasChildren) return <span className="w-6 shrink-0" />;
  return (
    <span
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
      className="grid size-6 shrink-0 place-items-center text-ink-2"
    >
      <Icon className="size-4" />
    </span>
  );
}

export const people = (count: number, t: Translate): string =>
  t('{count, plural, one {# person} other {# people}}', { count });
