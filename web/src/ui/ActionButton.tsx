import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { Button } from './Button.tsx';
import type { ButtonLook } from './button-look.ts';
import { ButtonLink } from './ButtonLink.tsx';
import type { ActionState, HeadingAction } from './heading-actions.ts';
import { useUiTexts, type UiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

type ActionButtonProps = {
  readonly action: HeadingAction;
  readonly look?: ButtonLook | undefined;
};

/** The button of one action; the action's state selects the icon. */
export function ActionButton({ action, look }: ActionButtonProps) {
  const t = useLabel();
  const words = useUiTexts();
  const { label, state, disabledReason, keys } = action;
  const icon = stateIcon(state) ?? action.icon;
  const face = (
    <>
      {t(label)}
      {state !== undefined && <span className="sr-only"> ({stateWord(state, words)})</span>}
    </>
  );
  if (action.href !== undefined && !disabledReason && state !== 'loading') {
    return (
      <ButtonLink href={action.href} icon={icon} look={look} data-state={state}>
        {face}
      </ButtonLink>
    );
  }
  return (
    <Button
      icon={icon}
      look={look}
      keys={keys}
      working={state === 'loading'}
      disabledReason={disabledReason}
      data-state={state}
      onClick={action.onAct}
    >
      {face}
    </Button>
  );
}

/** Returns the icon of a state; for `loading` the button shows a spinner instead. */
export function stateIcon(state: ActionState | undefined): LucideIcon | undefined {
  if (state === 'pending') return Clock;
  if (state === 'success') return CircleCheck;
  return state === 'error' ? CircleX : undefined;
}

function stateWord(state: ActionState, words: UiTexts): string {
  if (state === 'pending') return words.pending;
  if (state === 'success') return words.succeeded;
  return state === 'error' ? words.failed : words.loading;
}
