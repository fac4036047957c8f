import { type KeyboardEvent, useEffect, useId, useState } from 'react';

type ListboxOptions = {
  readonly count: number;
  /** The index that is active when the list opens or changes. */
  readonly start?: number;
  readonly onChoose: (at: number) => void;
};

/**
 * The keys and aria attributes of an input with a list beneath (APG combobox): ↑ ↓ move, Home/End
 * jump with ⌘ or Ctrl, Enter chooses. The focus stays in the input.
 */
export function useListbox({ count, start = 0, onChoose }: ListboxOptions) {
  const listId = useId();
  const [active, setActive] = useState(start);
  const at = count === 0 ? -1 : Math.min(active, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = at >= 0 ? optionId(at) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const far = event.metaKey || event.ctrlKey;
    const moves: Readonly<Record<string, number | undefined>> = {
      ArrowDown: far ? count - 1 : (at + 1) % count,
      ArrowUp: far ? 0 : (at - 1 + count) % count,
      PageDown: Math.min(count - 1, at + 8),
      PageUp: Math.max(0, at - 8),
    };
    const to = moves[event.key];
    if (count > 0 && to !== undefined) setActive(to);
    else if (event.key === 'Enter' && at >= 0) onChoose(at);
    else return;
    event.preventDefault();
  };
  return { listId, active: at, setActive, optionId, activeId, onKeyDown };
}
