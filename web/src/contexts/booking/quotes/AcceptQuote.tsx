import type { SharedQuote } from '@waybill/contract/booking/quotes/shapes';
import { useFormats } from '#shell/formats.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAcceptQuote } from './calls.ts';

type AcceptQuoteProps = { readonly quote: SharedQuote; readonly token: string };
type Values = { readonly name: string };

/** Accepts the offered price, by name; possible for anyone with the link. */
export function AcceptQuote({ quote, token }: AcceptQuoteProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const save = useSaveForm<
    Values,
    Parameters<ReturnType<typeof useAcceptQuote>['mutate']>[0],
    unknown
  >({
    values: { name: '' },
    send: useAcceptQuote(),
    argsOf: ({ name }) => ({ quoteToken: token, name: name.trim() }),
  });
  return (
    <Panel title="Accept this quote">
      <FormShell
        {...save}
        submitLabel={t('Accept for {price}', { price: money(quote.offer.total) })}
        summaryHidden
      >
        <TextField<Values>
          name="name"
          label="Your name"
          autoComplete="name"
          rules={{ required: 'Please enter your name', maxLength: 100 }}
        />
      </FormShell>
    </Panel>
  );
}
