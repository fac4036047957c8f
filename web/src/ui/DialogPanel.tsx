import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { DialogProps } from './Dialog.tsx';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { useOpener } from './opener.ts';
import type { DeferredOpening } from './lazy-dialog.ts';
import { useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

/** A dialog from its first opening on. */
export function DialogPanel(props: DialogProps & DeferredOpening) {
  const t = useLabel();
  const { open, onOpenChange, title, description, size = 'default', children, footer } = props;
  const words = useUiTexts();
  const opener = useOpener(props.takeOpener);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="enter-fade fixed inset-0 z-30 bg-shade" />
        <Radix.Content
          onOpenAutoFocus={opener.onOpenAutoFocus}
          onCloseAutoFocus={opener.onCloseAutoFocus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          data-modal="true"
          data-edge
          className={cx(dialogPlace, widths[size])}
        >
          <div className="flex items-start gap-4 px-6 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-h3 font-semibold">{t(title)}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-ink-2">{t(description)}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={words.close} icon={X} className="-mr-2" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-5">{children}</div>
          {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The row of buttons at the end of a dialog. */
export function DialogFooter({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex flex-col-reverse gap-2 border-t border-hairline px-6 py-3 sm:flex-row',
        'sm:justify-end',
      )}
    >
      {children}
    </div>
  );
}

/** Centred where there is room; a sheet at the lower edge on a phone. */
export const dialogPlace = cx(
  'enter-sheet fixed z-30 flex max-h-[90dvh] flex-col bg-surface text-ink shadow-float',
  'outline-none',
  'inset-x-0 bottom-0 rounded-t-dialog',
  'sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:-translate-1/2',
  'sm:rounded-dialog',
);

const widths = { small: 'sm:max-w-md', default: 'sm:max-w-xl', large: 'sm:max-w-4xl' } as const;
