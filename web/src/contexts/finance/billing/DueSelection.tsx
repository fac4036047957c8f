import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import type { CustomerBillingItem } from './billing-choice.ts';
import { billingId } from './InvoicesToBe.tsx';

type Props = {
  readonly ready: readonly CustomerBillingItem[];
  readonly deliveredTo: string;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
};

/** The number of invoices due by customers' billing periods, with buttons to tick those or all. */
export function DueSelection({ ready, deliveredTo, onChoose }: Props) {
  const t = useTranslate();
  const { number, plainDate } = useFormats();
  const dueDate = ready.filter(({ isDue }) => isDue);
  const choose = (some: readonly CustomerBillingItem[]) => onChoose(new Set(some.map(billingId)));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 text-ink-2">
        {t('{due} of {all} are due: their billing period ended by {date}.', {
          due: number(dueDate.length),
          all: number(ready.length),
          date: plainDate(deliveredTo),
        })}
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => choose(dueDate)}>
          Select due only
        </Button>
        <Button size="small" onClick={() => choose(ready)}>
          Select all
        </Button>
      </div>
    </div>
  );
}
