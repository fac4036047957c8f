import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { useWatch } from 'react-hook-form';
import { PictureField } from '#contexts/records/links/PictureField.tsx';
import { PictureOnGrounds } from '#contexts/records/links/PictureOnGrounds.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SettingsScreen } from '../settings/SettingsScreen.tsx';

const example = `:root {
  --primary: light-dark(#0a5f68, #86dde4);
  --on-primary: light-dark(#ffffff, #04170b);
}`;

/** The tenant's branding: its logo in the sidebar, on the sign-in page and on public tracking. */
export function BrandingPage() {
  return (
    <SettingsScreen title="Branding" groups={['ui']}>
      {() => (
        <>
          <Panel title="Logo">
            <div className="grid gap-4">
              <PictureField<TenantSettings>
                name="ui.logoId"
                label="Logo"
                optional
                help="In the sidebar, at sign-in and on tracking pages. Without a logo: initials."
              />
              <Seen />
            </div>
          </Panel>
          <Panel title="Style">
            <TextArea<TenantSettings>
              name="ui.customCss"
              label="Custom style sheet (CSS)"
              optional
              rows={10}
              countTo={20_000}
              placeholder={example}
              help="Colours, fonts, borders and spacing only. Check the light and dark themes."
              rules={{ maxLength: 20_000 }}
            />
          </Panel>
        </>
      )}
    </SettingsScreen>
  );
}

function Seen() {
  const assetId = useWatch<TenantSettings, 'ui.logoId'>({ name: 'ui.logoId' });
  return assetId && <PictureOnGrounds assetId={assetId} what="logo" />;
}
