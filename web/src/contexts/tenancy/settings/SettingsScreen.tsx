import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import type { ReactNode } from 'react';
import { paths } from '#paths';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { useSaveTenantSettings, useTenantSettings } from './calls.ts';

type Group = keyof TenantSettings;

type SettingsScreenProps = {
  readonly title: string;
  /** The groups that the screen shows and saves; the others are unchanged. */
  readonly groups: readonly Group[];
  readonly children: (settings: TenantSettings) => ReactNode;
  /** Content below the form that is not part of it. */
  readonly below?: (settings: TenantSettings) => ReactNode;
};

/** One screen of the tenant's settings, saved as a whole. */
export function SettingsScreen({ title, groups, children, below }: SettingsScreenProps) {
  return (
    <div className="max-w-[720px]">
      <PageHeading
        title={title}
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: title }]}
      />
      <Awaited query={useTenantSettings()} permission="Administration.Settings">
        {(settings) => (
          <div className="grid gap-4">
            <SettingsForm title={title} groups={groups} settings={settings}>
              {children(settings)}
            </SettingsForm>
            {below?.(settings)}
          </div>
        )}
      </Awaited>
    </div>
  );
}

type SettingsFormProps = Omit<SettingsScreenProps, 'children' | 'below'> & {
  readonly settings: TenantSettings;
  readonly children: ReactNode;
};

function SettingsForm({ title, groups, settings, children }: SettingsFormProps) {
  const t = useTranslate();
  const label = useLabel();
  const toast = useToast();
  const save = useSaveForm({
    reading: settings,
    values: onlyGroups(settings, groups),
    send: useSaveTenantSettings(),
    argsOf: (values) => values,
    onSaved: () => toast({ title: t('{title} saved', { title: label(title) }), tone: 'success' }),
  });
  return (
    <FormShell {...save} saveBar submitLabel="Save settings" useLeaveGuard={useLeaveGuard}>
      {children}
    </FormShell>
  );
}

const onlyGroups = (settings: TenantSettings, groups: readonly Group[]) =>
  Object.fromEntries(groups.map((group) => [group, settings[group]])) as Partial<TenantSettings>;
