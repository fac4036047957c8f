import { ListChecks, MessageSquare, ScanLine, UserRound } from 'lucide-react';
import { t } from '../texts.ts';
import { cx } from '#ui/cx.ts';

const screens = [
  { id: 'run', label: 'Run list', icon: ListChecks },
  { id: 'scan', label: 'Scan', icon: ScanLine },
  { id: 'messages', label: 'Messages', icon: MessageSquare },
  { id: 'me', label: 'Me', icon: UserRound },
] as const;

type BottomNavProps = {
  readonly screen: string;
  /** The number of unread messages. */
  readonly unread: number;
};

export function BottomNav({ screen, unread }: BottomNavProps) {
  return (
    <nav
      aria-label={t('Screens')}
      className={cx(
        'sticky bottom-0 flex border-t border-hairline bg-surface',
        'pb-[env(safe-area-inset-bottom)]',
      )}
    >
      {screens.map(({ id, label, icon: Icon }) => (
        <a
          key={id}
          href={`#/${id}`}
          aria-current={screen === id ? 'page' : undefined}
          className={cx(
            'grid min-h-14 min-w-0 flex-auto place-items-center content-center gap-0.5 px-1',
            'text-[18px]',
            screen === id ? 'font-semibold text-primary' : 'text-ink-2',
          )}
        >
          <Icon size={24} aria-hidden="true" />
          <span className="max-w-full truncate">
            <span className="narrow:sr-only">{t(label)}</span>
            {id === 'messages' && unread > 0 && ` (${unread})`}
          </span>
        </a>
      ))}
    </nav>
  );
}
