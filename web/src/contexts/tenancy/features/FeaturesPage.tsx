import type { ResultOf } from '@waybill/contract/endpoint';
import type { getTenantFeatures } from '@waybill/contract/tenancy/endpoints';
import { paths } from '#paths';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveFeatures, useTenantFeatures } from './calls.ts';

type Features = ResultOf<typeof getTenantFeatures>;

/** The features enabled for the tenant. */
export function FeaturesPage() {
  return (
    <div className="max-w-[720px]">
      <PageHeading
        title="Features"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Features' }]}
      />
      <Awaited query={useTenantFeatures()} permission="Administration.Settings">
        {(known) => <FeaturesForm known={known} />}
      </Awaited>
    </div>
  );
}

function FeaturesForm({ known }: { readonly known: Features }) {
  const toast = useToast();
  const save = useSaveForm({
    reading: known,
    values: {
      featureValues: known.featureValues.map(({ name, value }) => ({
        name,
        value: value === 'true',
      })),
    },
    send: useSaveFeatures(),
    argsOf: (values) => values,
    onSaved: () => toast({ title: 'Features saved', tone: 'success' }),
  });
  return (
    <FormShell {...save} saveBar submitLabel="Save features" useLeaveGuard={useLeaveGuard}>
      <Panel>
        <div className="grid gap-4">
          {known.featureValues.map(({ name }, at) => {
            const feature = known.features.find((each) => each.name === name);
            return (
              <SwitchField
                key={name}
                name={`featureValues.${at}.value`}
                label={feature?.displayName ?? name}
                help={feature?.description}
              />
            );
          })}
        </div>
      </Panel>
    </FormShell>
  );
}
