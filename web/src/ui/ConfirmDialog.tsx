import { AlertDialog as Radix } from 'radix-ui';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { inputClass } from './form/input-look.ts';
import { cx } from './cx.ts';
import { DialogFooter, dialogPlace } from './Dialog.tsx';
import { useOpener } from './opener.ts';
import { type ProblemLike, problemText } from './problem-text.ts';
import { fill, useUiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

export type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Names the object and the action, e.g. "Cancel booking B-1042?" */
  readonly question: string;
  /** What will happen, in plain words. */
  readonly effect?: ReactNode;
  /** The verb on the button that does it, e.g. "Cancel booking". */
  readonly verb: string;
  readonly working: boolean;
  readonly problem: ProblemLike;
  readonly onConfirm: () => void;
  /** Drawn as dangerous by default. */
  readonly harmless?: boolean | undefined;
  /** For the most dangerous actions: the text to type before the button is enabled. */
  readonly typeToConfirm?: string | undefined;
  /** The label of the button that changes nothing. */
  readonly cancelLabel?: string | undefined;
};

/** Asks for confirmation of an irreversible action. The focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useLabel();
  const { open, onOpenChange, question: query, effect, verb, working, onConfirm } = props;
  const words = useUiTexts();
  const opener = useOpener();
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
            <Radix.Title className="text-h3 font-semibold">{t(query)}</Radix.Title>
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
