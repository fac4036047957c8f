import type { Item } from '@waybill/contract/shared/freight-item';
import type { z } from 'zod';
import { SidesText } from '#shell/Measures.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { kgText, kilograms } from '../../links/freight-text.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type ItemsTableProps = { readonly items: readonly z.output<typeof Item>[] };

/** The items of a booking: pieces, dimensions and weights as they were entered. */
export function ItemsTable({ items }: ItemsTableProps) {
  const t = useTranslate();
  const { language, number: numberIn } = useFormats();
  if (items.length === 0) return <p className="text-ink-3">{t('No items yet.')}</p>;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const kg = items.reduce((sum, item) => sum + kilograms(item.weight) * item.quantity, 0);
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-table">
        <thead className="text-left text-meta text-ink-2">
          <tr>
            <th className={head}>{t('Item')}</th>
            <th className={`${head} text-right`}>{t('Pieces')}</th>
            <th className={`${head} text-right`}>{t('L × W × H')}</th>
            <th className={`${head} text-right`}>{t('Each')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            <tr key={item.id ?? at} className="border-t border-hairline">
              <td className="py-2 pr-3">
                <Translated text={item.packageType ?? ''} />
                {item.description && (
                  <span className="block text-meta break-words text-ink-3">{item.description}</span>
                )}
              </td>
              <td className={number}>{item.quantity}</td>
              <td className={number}>
                <SidesText of={item} />
              </td>
              <td className={number}>
                {numberIn(item.weight.value)} {item.weight.unit}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-edge font-semibold">
            <th scope="row" className="py-2 pr-3 text-left">
              {t('Total')}
            </th>
            <td className={number}>{pieces}</td>
            <td colSpan={2} className={number}>
              {t('{kg} kg', { kg: kgText(kg, language) })}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const head = 'pb-1 pr-3 font-semibold whitespace-nowrap';
const number = 'num py-2 pr-3 text-right align-top whitespace-nowrap';
