import { Popover as Radix } from 'radix-ui';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { useFirstOpening } from './first-opening.ts';
import type { FirstOpening } from './LazyTrigger.tsx';
import { listPanel } from './ListOptions.tsx';
import { useUiTexts } from './ui-texts.ts';

/** The calendar of a date field, from its first opening on; it closes at a choice. */
export function CalendarPanel({ trigger, onChoose, ...calendar }: CalendarProps & FirstOpening) {
  const words = useUiTexts();
  const { isOpen, change, button } = useFirstOpening(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          data-edge
          aria-label={words.openCalendar}
          onOpenAutoFocus={focusDay}
          className={listPanel}
        >
          <Calendar
            {...calendar}
            onChoose={(date) => {
              onChoose(date);
              change(false);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focusDay(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
}
