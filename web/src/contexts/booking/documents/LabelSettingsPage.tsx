import type { LabelSettings } from '@waybill/contract/booking/documents/label-settings';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useLabelSettings, useSaveLabelSettings } from './calls.ts';

/** The numbering of pieces on labels. */
export function LabelSettingsPage() {
  const query = useLabelSettings();
  return (
    <>
      <PageHeading
        title="Labels"
        breadcrumb={[{ label: 'Settings', href: '/settings' }, { label: 'Labels' }]}
      />
      <Awaited query={query} permission="Administration.Settings">
        {(settings) => <PrefixForm settings={settings} />}
      </Awaited>
    </>
  );
}

type Values = { readonly companyPrefix: string };

function PrefixForm({ settings }: { readonly settings: LabelSettings }) {
  const t = useTranslate();
  const toast = useToast();
  const { number } = useFormats();
  const { companyPrefix, nextSscc, left } = settings;
  const saving = useSaveForm<Values, { companyPrefix: string | null }, LabelSettings>({
    values: { companyPrefix: companyPrefix ?? '' },
    send: useSaveLabelSettings(),
    argsOf: (values) => ({ companyPrefix: values.companyPrefix.trim() || null }),
    onSaved: () => toast({ title: 'Settings saved', tone: 'success' }),
  });
  return (
    <Panel title="GS1 codes" narrow>
      <FormShell
        {...saving}
        submitLabel="Save settings"
        useLeaveGuard={useLeaveGuard}
        summaryHidden
      >
        <p className="text-ink-2">
          {t('With a GS1 prefix, each piece gets an SSCC that carriers scan without relabelling.')}
        </p>
        <TextField<Values>
          name="companyPrefix"
          label="Company prefix"
          help="7 to 10 digits. Leave blank to number pieces by consignment."
          optional
          inputMode="numeric"
          rules={{
            pattern: {
              value: /^\s*(\d{7,10})?\s*$/,
              message: 'A GS1 company prefix has 7 to 10 digits',
            },
          }}
        />
        {nextSscc !== null && (
          <output className="num text-ink-2">
            {t('Next: {code} · {left} left', { code: `(00) ${nextSscc}`, left: number(left) })}
          </output>
        )}
      </FormShell>
    </Panel>
  );
}
