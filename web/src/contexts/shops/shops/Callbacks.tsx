import type { Shop } from '@waybill/contract/shops/shops/shapes';
import { KeyRound } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { usePlatforms, useRotateSecret } from './calls.ts';

/** The address that the shop calls, and the secret with which it signs. */
export function Callbacks({ shop }: { readonly shop: Shop }) {
  const t = useTranslate();
  const formats = useFormats();
  const rotation = useRotateSecret();
  const { eCommercePlatform, storeId, hasSecret } = shop;
  const platform = usePlatforms().data?.items.find(({ code }) => code === eCommercePlatform);
  const signsWith = platform?.signsWith ?? null;
  const rate = eCommercePlatform === 'Odoo' ? 'OdooRateCallback' : 'shopifyRateCallback';
  const at = (path: string) => <Copyable text={`${window.location.origin}${path}`} />;
  const rotate = () => rotation.mutate({ id: shop.id });
  return (
    <Panel title="Addresses for the shop">
      <div className="grid gap-4">
        <KeyValueList
          details={[
            ...(platform?.requestsRates
              ? [{ label: 'Checkout prices', value: at(`/api/booking/Quote/${storeId}/${rate}`) }]
              : []),
            ...(shop.ratesRegisteredTime === null
              ? []
              : [
                  {
                    label: 'Registered with the shop',
                    value: formats.dateTime(shop.ratesRegisteredTime),
                  },
                ]),
            { label: 'New orders', value: at(`/api/order/shop/${storeId}/webhook`) },
            { label: 'Secret', value: hasSecret ? t('Set') : t('Not set') },
          ]}
        />
        {shop.ratesProblem !== null && (
          <Banner tone="problem" title="Checkout prices are not available in the shop">
            <Translated text={shop.ratesProblemSentence ?? shop.ratesProblem} />
          </Banner>
        )}
        {rotation.data && (
          <Banner tone="success" title="Copy the secret now: it is shown only once.">
            <span className="break-all">
              <Copyable text={rotation.data.secret} />
            </span>
          </Banner>
        )}
        {rotation.error && <Banner tone="problem" title={explain(rotation.error).message} />}
        <p className="text-ink-2">
          {t('The shop signs each request: base64 of the HMAC-SHA256 of the body.')}{' '}
          {t('Requests without a valid signature are refused.')}
        </p>
        {signsWith === null ? (
          <NewSecret hasSecret={hasSecret} working={rotation.isPending} onNew={rotate} />
        ) : (
          <p className="text-ink-2">
            {t('The shop signs with its {field}, which is entered under Connection.', {
              field: { key: signsWith },
            })}
          </p>
        )}
      </div>
    </Panel>
  );
}

type NewSecretProps = {
  readonly hasSecret: boolean;
  readonly working: boolean;
  readonly onNew: () => void;
};

function NewSecret({ hasSecret, working, onNew }: NewSecretProps) {
  return (
    <div>
      {hasSecret ? (
        <ConfirmButton
          label="New secret"
          icon={KeyRound}
          question="Generate a new secret?"
          effect="Requests that are signed with the old one are refused from now on."
          working={working}
          problem={null}
          onConfirm={onNew}
        />
      ) : (
        <Button icon={KeyRound} working={working} onClick={onNew}>
          Generate secret
        </Button>
      )}
    </div>
  );
}
