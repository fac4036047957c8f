import { useEffect, useRef } from 'react';
import { t } from '../texts.ts';
import { cx } from '#ui/cx.ts';
import { BigButton } from '../parts/BigButton.tsx';

type WrongParcelProps = { readonly code: string; readonly onClosed: () => void };

/** Fills the screen; until it is closed nothing behind it can be reached. */
export function WrongParcel({ code, onClosed }: WrongParcelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="wrong-parcel"
      aria-describedby="wrong-parcel-code"
      onClose={onClosed}
      className={cx(
        'm-0 h-dvh max-h-none w-screen max-w-none bg-(--alarm) p-6 text-center text-[18px]',
        'text-(--on-alarm) [--focus:var(--on-alarm)]',
      )}
    >
      <div className="grid h-full content-center gap-6">
        <h2 id="wrong-parcel" className="text-[44px] font-bold">
          {t('Wrong parcel')}
        </h2>
        <div id="wrong-parcel-code" className="grid gap-6">
          <p className="text-[26px] break-all">{code}</p>
          <p>{t('It is not on your run. Leave it here.')}</p>
        </div>
        {/* Closed and not only removed: the browser then returns the focus to where it was. */}
        <BigButton onClick={() => dialog.current?.close()}>{t('Continue')}</BigButton>
      </div>
    </dialog>
  );
}
