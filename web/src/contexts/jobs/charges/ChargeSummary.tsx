import type { CustomerCharge } from '@waybill/contract/jobs/charges/shapes';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { KeyValueList } from '#ui/KeyValueList.tsx';

/** The hours and lines of a charge before tax, and the total. */
export function ChargeSummary({ charge }: { readonly charge: CustomerCharge }) {
  const t = useTranslate();
  const { money, dateTime } = useFormats();
  const time = (text: string | null | undefined) =>
    text && (text.length === 5 ? text : dateTime(text));
  const isTimed = charge.hours !== null && charge.hours !== undefined;
  const hours = isTimed
    ? [
        { label: 'Rate per hour', value: money(charge.chargerate), number: true },
        ...(charge.starttime
          ? [
              {
                label: 'Time',
                value: `${time(charge.starttime)}–${time(charge.endtime)}`,
                number: true,
              },
            ]
          : []),
        {
          label: 'Break',
          value: t('{minutes} min', { minutes: charge.break ?? 0 }),
          number: true,
        },
        {
          label: 'Hours charged',
          value: t('{hours} h', { hours: charge.totalhours }),
          number: true,
        },
      ]
    : [];
  return (
    <KeyValueList
      details={[
        ...hours,
        ...charge.chargebreakdown.map((line, at) => ({
          label:
            charge.chargebreakdown.findIndex(
              ({ servicecode }) => servicecode === line.servicecode,
            ) === at
              ? line.servicecode
              : `${line.servicecode} ${at + 1}`,
          value: money(line.amount),
          number: true,
        })),
        { label: 'Total ex. tax', value: money(charge.subtotal), number: true, strong: true },
      ]}
    />
  );
}
