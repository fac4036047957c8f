import { cx } from '#ui/cx.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';

type ViewTabsProps = {
  readonly views: readonly { readonly id: string; readonly name: string }[];
  readonly current: string;
  readonly onOpen: (id: string) => void;
};

/** The views of a list: each applies one filter. */
export function ViewTabs({ views, current, onOpen }: ViewTabsProps) {
  const t = useTranslate();
  const spoken = useLabel();
  return (
    <nav
      aria-label={t('Views')}
      className={cx(
        'mb-3 flex items-center gap-1 overflow-x-auto border-b border-hairline md:flex-wrap',
        '[scrollbar-width:none]',
      )}
    >
      {views.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onOpen(id)}
          className={cx(
            'h-9 shrink-0 border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2',
            'hover:text-ink pointer-coarse:h-11',
            id === current ? 'border-primary text-ink' : 'border-transparent text-ink-2',
          )}
        >
          {spoken(name)}
        </button>
      ))}
    </nav>
  );
}
