import type { TenantSettings } from '@waybill/contract/tenancy/settings';
import { useWatch } from 'react-hook-form';
import { PictureField } from '#contexts/records/links/PictureField.tsx';
import { PictureOnGrounds } from '#contexts/records/links/PictureOnGrounds.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SettingsScreen } from '../parts/SettingsScreen.tsx';

/** How the tenant looks: its logo, in the sidebar, at the sign-in and where freight is tracked. */
export function BrandingPage() {
  return (
    <SettingsScreen title="Branding" groups={['ui']}>
      {() => (
        <Panel title="Logo">
          <div className="grid gap-4">
            <PictureField<TenantSettings>
              name="ui.logoId"
              label="Logo"
              optional
              help="Stands in the sidebar, at the sign-in and on the tracking page. Initials stand there without one."
            />
            <Seen />
          </div>
        </Panel>
      )}
    </SettingsScreen>
  );
}

function Seen() {
  const assetId = useWatch<TenantSettings, 'ui.logoId'>({ name: 'ui.logoId' });
  return assetId && <PictureOnGrounds assetId={assetId} what="logo" />;
}
