import { english } from '@waybill/contract/sentence';
import type { LineHaulLoad } from '@waybill/contract/linehaul/articles/shapes';
import { FileText } from 'lucide-react';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useDangerousGoodsDocuments } from './calls.ts';
import { MissingDetails } from './MissingDetails.tsx';
import { Sentences } from './Sentences.tsx';

type Goods = LineHaulLoad['dangerousgoods'];

/** The dangerous goods on board: totals, placards, segregation, and the driver's documents. */
export function DangerousGoods({ load }: { readonly load: LineHaulLoad }) {
  const goods = load.dangerousgoods;
  if (goods.documents.length === 0) return null;
  return (
    <Panel title="Dangerous goods">
      <div className="grid grid-cols-1 gap-3">
        {goods.forbiddenMessages.map((pair) => (
          <Banner key={english(pair)} tone="problem" title={<Translated text={pair} />} />
        ))}
        {goods.apartMessages.map((pair) => (
          <Banner key={english(pair)} tone="warning" title={<Translated text={pair} />} />
        ))}
        {goods.isPlacarded && <Placards goods={goods} />}
        <Totals goods={goods} />
        <Documents id={load.linehaulid} goods={goods} />
      </div>
    </Panel>
  );
}

function Placards({ goods }: { readonly goods: Goods }) {
  const t = useTranslate();
  return (
    <Banner tone="warning" title="Placard load">
      <Sentences of={goods.placardMessages} />
      {goods.placards.length > 0 && (
        <p>{`${t('Class labels at front and rear')}: ${goods.placards.join(', ')}`}</p>
      )}
    </Banner>
  );
}

function Totals({ goods }: { readonly goods: Goods }) {
  const { number } = useFormats();
  return (
    <ul className="grid grid-cols-1 gap-2">
      {goods.aggregates.map(({ unNumber, packageGroup, category, description, quantity }) => (
        <li key={`${unNumber} ${packageGroup} ${category}`} className="flex justify-between gap-3">
          <span className="min-w-0">
            <span className="num">{`UN${unNumber} ${packageGroup ?? ''} (${category})`}</span>
            <span className="block truncate text-meta text-ink-2">{description}</span>
          </span>
          <span className="num shrink-0">{`${number(quantity)} kg`}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the driver must carry, what is missing, and the file to print. */
function Documents({ id, goods }: { readonly id: string; readonly goods: Goods }) {
  const t = useTranslate();
  const documents = useDangerousGoodsDocuments();
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{t('To carry in the cabin')}</h3>
      <Sentences of={goods.documentMessages} />
      <MissingDetails messages={goods.missingMessages} />
      <Button
        icon={FileText}
        working={documents.isPending}
        onClick={() => documents.mutate({ id })}
        className="w-fit"
      >
        {t('Dangerous goods documents')}
      </Button>
    </section>
  );
}
