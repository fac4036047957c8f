import type { WebOrder } from '@waybill/contract/shops/orders/shapes';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { actionWord } from '../rules/rule-words.ts';

/** The rules that fired for an order, and what each did. */
export function FiredRules({ order: { firedRules } }: { readonly order: WebOrder }) {
  const t = useTranslate();
  if (firedRules.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{t('Rules that applied')}</h3>
      <ul className="grid gap-1 text-ink-2">
        {firedRules.map(({ name, action }, at) => (
          // Two rules may have one name.
          <li key={`${at.toString()} ${name}`}>
            {name}: {t(actionWord[action])}
          </li>
        ))}
      </ul>
    </section>
  );
}
