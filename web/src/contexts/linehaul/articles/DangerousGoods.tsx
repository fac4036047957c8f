import { english } from '@waybill/contract/sentence';
import type { LineHaulLoad } from '@waybill/contract/linehaul/articles/shapes';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Panel } from '#ui/Panel.tsx';

/** The totals of dangerous goods on board, the placard, and the goods to segregate. */
export function DangerousGoods({ load }: { readonly load: LineHaulLoad }) {
  const t = useTranslate();
  const { number } = useFormats();
  const goods = load.dangerousgoods;
  if (goods.aggregates.length === 0 && goods.unknown.length === 0) return null;
  return (
    <Panel title="Dangerous goods">
      <div className="grid grid-cols-1 gap-3">
        {goods.forbiddenMessages.map((pair) => (
          <Banner key={english(pair)} tone="problem" title={<Translated text={pair} />} />
        ))}
        {goods.apartMessages.map((pair) => (
          <Banner key={english(pair)} tone="warning" title={<Translated text={pair} />} />
        ))}
        {goods.isPlacarded && (
          <Banner tone="warning" title="Placard load">
            {goods.placardMessages.map((reason) => (
              <p key={english(reason)}>
                <Translated text={reason} />
              </p>
            ))}
          </Banner>
        )}
        <ul className="grid grid-cols-1 gap-2">
          {goods.aggregates.map(({ unNumber, packageGroup, category, description, quantity }) => (
            <li key={`${unNumber} ${packageGroup}`} className="flex justify-between gap-3">
              <span className="min-w-0">
                <span className="num">{`UN${unNumber} ${packageGroup ?? ''} (${category})`}</span>
                <span className="block truncate text-meta text-ink-2">{description}</span>
              </span>
              <span className="num shrink-0">{`${number(quantity)} kg`}</span>
            </li>
          ))}
        </ul>
        {goods.unknown.length > 0 && (
          <Banner
            tone="warning"
            title={t('Not in the UN list: {numbers}', { numbers: goods.unknown.join(', ') })}
          />
        )}
      </div>
    </Panel>
  );
}
