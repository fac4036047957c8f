import { AlertDialog as Radix } from 'radix-ui';
import { type MouseEvent, useId, useState } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { inputClass } from './form/input-look.ts';
import { cx } from './cx.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { DialogFooter, dialogPlace } from './DialogPanel.tsx';
import { useOpener } from './opener.ts';
import type { DeferredOpening } from './lazy-dialog.ts';
import { problemText } from './problem-text.ts';
import { fill, useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

/** A question from its first opening on. */
export function ConfirmPanel(props: ConfirmDialogProps & DeferredOpening) {
  const t = useLabel();
  const { open, onOpenChange, question, effect, verb, working, onConfirm } = props;
  const words = useUiTexts();
  const opener = useOpener(props.takeOpener);
  const [typed, setTyped] = useState('');
  const missing = props.typeToConfirm !== undefined && typed.trim() !== props.typeToConfirm;
  const problem = problemText(props.problem);
  const confirm = (event: MouseEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !working && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="enter-fade fixed inset-0 z-30 bg-shade" />
        <Radix.Content
          onCloseAutoFocus={opener.onCloseAutoFocus}
          onOpenAutoFocus={opener.onOpen}
          {...(effect === undefined ? { 'aria-describedby': undefined } : {})}
          data-modal="true"
          data-edge
          className={cx(dialogPlace, 'sm:max-w-md')}
        >
          <div className="grid gap-3 overflow-y-auto px-6 pt-5 pb-5">
            <Radix.Title className="text-h3 font-semibold">{t(question)}</Radix.Title>
            {effect !== undefined && (
              <Radix.Description className="text-ink-2">{t(effect)}</Radix.Description>
            )}
            {props.typeToConfirm !== undefined && (
              <TypeToConfirm text={props.typeToConfirm} typed={typed} onType={setTyped} />
            )}
            {problem !== undefined && <Banner tone="problem" title={problem} />}
          </div>
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button>{props.cancelLabel ?? words.cancel}</Button>
            </Radix.Cancel>
            <Button
              look={props.harmless ? 'primary' : 'danger'}
              working={working}
              disabledReason={
                missing ? fill(words.typeToConfirm, { text: props.typeToConfirm ?? '' }) : null
              }
              onClick={confirm}
            >
              {verb}
            </Button>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type TypeToConfirmProps = {
  readonly text: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
};

function TypeToConfirm({ text, typed, onType }: TypeToConfirmProps) {
  const words = useUiTexts();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-table font-medium">
        {fill(words.typeToConfirm, { text })}
      </label>
      <input
        id={id}
        value={typed}
        autoComplete="off"
        className={inputClass(false)}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
