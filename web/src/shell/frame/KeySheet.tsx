import { useRouter } from '@tanstack/react-router';
import { Dialog } from '#ui/Dialog.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { goKeys, tenantNavigation } from '../navigation.ts';

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };
type Key = readonly [keys: string, does: string];

const everywhere: readonly Key[] = [
  ['Mod+k', 'Search'],
  ['Mod+.', 'Switch theme'],
  ['?', 'Show these shortcuts'],
  ['Escape', 'Close, clear'],
  ['F8', 'Go to the notification'],
];

const lists: readonly Key[] = [
  ['/', 'Search the list'],
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  [' ', 'Peek at the row'],
  ['x', 'Select the row'],
  ['Shift+x', 'Select up to the row'],
];

const forms: readonly Key[] = [
  ['Mod+s', 'Save'],
  ['Mod+Enter', 'Save'],
];

/** Every shortcut on one sheet. */
export function KeySheet({ open, onOpenChange }: Props) {
  const { routesByPath } = useRouter();
  const places = goKeys
    .filter(([, to]) => Object.hasOwn(routesByPath, to))
    .map(([key, to]): Key => {
      const entry = tenantNavigation.find((each) => each.to === to);
      return [`g ${key}`, `Go to ${entry?.label ?? to}`];
    });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="large">
      <div className="grid gap-6 sm:grid-cols-2">
        <Keys title="Everywhere" keys={everywhere} />
        <Keys title="Go to" keys={places} />
        <Keys title="Lists" keys={lists} />
        <Keys title="Forms" keys={forms} />
      </div>
      <p className="mt-4 text-meta text-ink-3">Single keys can be switched off in your profile.</p>
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: readonly Key[] }) {
  if (keys.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid gap-1">
        {keys.map(([key, does]) => (
          <div key={key} className="flex items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd>
              <Kbd keys={key} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
