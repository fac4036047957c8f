import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { useLabel } from '#ui/labels.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import { methodText } from '../rates/labels.ts';
import { unitPrice } from '#shell/unit-price.ts';
import { kindWords, type RateChange, asChange } from '../comparisons/change-columns.tsx';
import { type ComparedNumber, comparedNumbers } from '../comparisons/compared-numbers.ts';

type ChangeDrawerProps = { readonly change: RateChange; readonly onClose: () => void };

/** Both rates of a lane, side by side. */
export function ChangeDrawer({ change, onClose }: ChangeDrawerProps) {
  const t = useTranslate();
  const word = useLabel();
  const { fromZone, toZone, serviceCode, kind, before, after } = change;
  const { label, family, icon } = kindWords[kind];
  const method = after?.calculationMethod ?? before?.calculationMethod ?? '';
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('{fromZone} to {toZone}', { fromZone, toZone })}
      subtitle={
        <>
          {serviceCode} · {word(methodText(method))}{' '}
          <StatusPill family={family} icon={icon}>
            {t(label)}
          </StatusPill>
        </>
      }
    >
      <Numbers numbers={comparedNumbers(before, after)} />
    </Drawer>
  );
}

function Numbers({ numbers }: { readonly numbers: readonly ComparedNumber[] }) {
  const t = useTranslate();
  const { number, money, percent } = useFormats();
  const cell = 'h-9 border-b border-hairline px-2';
  const amount = (value: number | null) => (value === null ? '–' : unitPrice(value, money));
  return (
    <table className="w-full text-table">
      <thead>
        <tr className="text-left text-meta text-ink-2">
          <th scope="col" className={cell}>
            {t('Number')}
          </th>
          {[t('Before'), t('After'), t('Change')].map((head) => (
            <th key={head} scope="col" className={`${cell} text-right`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ figure, above, before, after }) => (
          <tr key={`${figure} ${above}`}>
            <th scope="row" className={`${cell} text-left font-normal`}>
              {t(figure)}
              {above > 0 && `, ${t('Above {quantity}', { quantity: number(above) })}`}
            </th>
            <td className={`${cell} num text-right`}>{amount(before)}</td>
            <td className={`${cell} num text-right`}>{amount(after)}</td>
            <td className={`${cell} num text-right`}>
              {before !== null && after !== null && before > 0
                ? percent((after / before - 1) * 100, asChange)
                : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
