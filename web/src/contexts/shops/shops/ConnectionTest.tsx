import { Plug } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { fieldErrorsOf } from '#client/form-errors.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useTestShop } from './calls.ts';
import { attributesIn, type ShopValues } from './shop-values.ts';

/** Tests the connection with the form's current values, saved or not. */
export function ConnectionTest({ id }: { readonly id: number | undefined }) {
  const { getValues } = useFormContext<ShopValues>();
  const t = useTranslate();
  const test = useTestShop();
  const go = () => {
    const { shop, attributes } = getValues();
    test.mutate({
      shop: {
        id,
        eCommercePlatform: shop.eCommercePlatform ?? 'Csv',
        attributes: attributesIn(attributes),
      },
    });
  };
  return (
    <div className="grid gap-3">
      <div>
        <Button icon={Plug} working={test.isPending} onClick={go}>
          Test connection
        </Button>
      </div>
      {test.error && <Banner tone="problem" title={wordsOf(test.error)} />}
      {test.data && !test.isPending && (
        <Banner
          tone={test.data.isAnswering ? 'success' : 'problem'}
          title={
            test.data.isAnswering
              ? t('The connection works: {name}', { name: test.data.message })
              : test.data.message
          }
        />
      )}
    </div>
  );
}

/** Returns the messages of the fields, otherwise that of the refusal. */
function wordsOf(error: Error): string {
  const faults = Object.values(fieldErrorsOf(error));
  return faults.length > 0 ? faults.join(' ') : explain(error).message;
}
