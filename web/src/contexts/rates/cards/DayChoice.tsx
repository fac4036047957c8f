import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { DateInput, noDate } from '#ui/DateInput.tsx';

type DayChoiceProps = {
  readonly label: PlatformText;
  readonly day: string;
  /** Receives null when the day is cleared; an incomplete date causes no call. */
  readonly onChange: (day: string | null) => void;
};

/** The day for which the displayed data is in force. */
export function DayChoice({ label, day, onChange }: DayChoiceProps) {
  const t = useTranslate();
  return (
    <label className="flex items-center gap-2 text-table text-ink-2">
      {t(label)}
      <span className="w-40">
        <DateInput value={day} onChange={(date) => date !== noDate && onChange(date)} />
      </span>
    </label>
  );
}
