import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { useLabel } from './labels.ts';

type BannerTone = 'info' | 'success' | 'warning' | 'problem';

export type BannerProps = {
  readonly tone: BannerTone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the end of the banner. */
  readonly actions?: ReactNode;
};

/** A message that stays on the page: what happened and what to do. Problems are announced. */
export function Banner({ tone, title, children, actions }: BannerProps) {
  const t = useLabel();
  const { icon: Icon, look } = tones[tone];
  return (
    <div
      role={tone === 'problem' ? 'alert' : 'status'}
      data-edge
      className={cx('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card px-4 py-3', look)}
    >
      <Icon size={20} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-60 text-body">
        <p className="font-semibold">{t(title)}</p>
        {children !== undefined && <div className="mt-1">{t(children)}</div>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

const tones: Readonly<Record<BannerTone, { icon: LucideIcon; look: string }>> = {
  info: { icon: Info, look: 'bg-blue-bg text-blue-fg' },
  success: { icon: CircleCheck, look: 'bg-green-bg text-green-fg' },
  warning: { icon: TriangleAlert, look: 'bg-amber-bg text-amber-fg' },
  problem: { icon: CircleX, look: 'bg-red-bg text-red-fg' },
};
