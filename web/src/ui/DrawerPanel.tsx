import { cx } from './cx.ts';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { DrawerProps } from './Drawer.tsx';
import { IconButton } from './IconButton.tsx';
import { phone, useMedia } from './media.ts';
import { useOpener } from './opener.ts';
import type { DeferredOpening } from './lazy-dialog.ts';
import { useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

/** A drawer from its first opening on. */
export function DrawerPanel(props: DrawerProps & DeferredOpening) {
  const t = useLabel();
  const { open, onOpenChange, title, subtitle, children, footer } = props;
  const words = useUiTexts();
  const opener = useOpener(props.takeOpener);
  const small = useMedia(phone);
  const modal = props.modal === true || small;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {modal && <Radix.Overlay className="enter-fade fixed inset-0 z-30 bg-shade" />}
        <Radix.Content
          onOpenAutoFocus={opener.onOpenAutoFocus}
          onCloseAutoFocus={opener.onCloseAutoFocus}
          aria-describedby={undefined}
          data-modal={modal}
          data-edge
          onInteractOutside={modal ? undefined : (event) => event.preventDefault()}
          className={cx(
            'enter-drawer fixed inset-y-0 right-0 z-30 flex w-full max-w-[480px] flex-col',
            'bg-surface text-ink shadow-float outline-none',
          )}
        >
          <div className="flex items-start gap-3 border-b border-hairline px-5 py-4">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-h3 font-semibold break-words">{t(title)}</Radix.Title>
              {subtitle !== undefined && <div className="mt-1 text-ink-2">{t(subtitle)}</div>}
            </div>
            <Radix.Close asChild>
              <IconButton label={words.close} icon={X} className="-mr-2" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer !== undefined && (
            <div className="flex justify-end gap-2 border-t border-hairline px-5 py-3">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
