import { cx } from './cx.ts';
import { spellKeys } from './use-shortcut.ts';

type KbdProps = {
  /** Keys in the notation of `useShortcut`, e.g. `Mod+k`. */
  readonly keys: string;
  readonly inverse?: boolean;
};

/** The keys of a shortcut as keycaps. */
export function Kbd({ keys, inverse = false }: KbdProps) {
  return (
    <kbd
      className={cx(
        'ml-2 inline-block rounded border px-1 font-sans text-meta whitespace-nowrap',
        inverse ? 'border-ink-3 text-canvas' : 'border-hairline bg-sunken text-ink-2',
      )}
    >
      {spellKeys(keys)}
    </kbd>
  );
}
