import { Dialog } from './Dialog.tsx';
import { Kbd } from './Kbd.tsx';
import { useLabel } from './labels.ts';
import { useUiTexts } from './ui-texts.ts';

export type ShortcutGroup = {
  readonly title: string;
  readonly shortcuts: readonly { readonly keys: string; readonly label: string }[];
};

export type ShortcutSheetProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The page's own group first. */
  readonly groups: readonly ShortcutGroup[];
};

/** Every shortcut that works on this page, in groups. */
export function ShortcutSheet({ open, onOpenChange, groups }: ShortcutSheetProps) {
  const words = useUiTexts();
  const t = useLabel();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.shortcuts} size="large">
      <section
        aria-label={words.shortcuts}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
        tabIndex={0}
        className="grid gap-x-8 gap-y-6 sm:grid-cols-2"
      >
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="mb-1 text-table font-semibold text-ink-3">{t(group.title)}</h3>
            <dl>
              {group.shortcuts.map(({ keys, label }) => (
                <div key={keys} className="flex min-h-8 items-center justify-between gap-4">
                  <dt>{t(label)}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
