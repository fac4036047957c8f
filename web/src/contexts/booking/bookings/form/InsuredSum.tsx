import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type InsuredSumProps = {
  /** Undefined until there is a price. */
  readonly freight: number | undefined;
  readonly insurance: { readonly isInsured: boolean; readonly cost: number | null };
};

/** What the total of insured freight consists of. */
export function InsuredSum({ freight, insurance: { isInsured, cost } }: InsuredSumProps) {
  const t = useTranslate();
  const { money } = useFormats();
  if (!isInsured || cost === null || freight === undefined) return null;
  return (
    <p className="num text-right text-table text-ink-2">
      {t('{freight} freight + {insurance} insurance', {
        freight: money(freight),
        insurance: money(cost),
      })}
    </p>
  );
}
