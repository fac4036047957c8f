import type { TenantSettings } from '@waybill/contract/tenancy/settings';
import { useWatch } from 'react-hook-form';
import { PictureField } from '#contexts/records/links/PictureField.tsx';
import { PictureOnGrounds } from '#contexts/records/links/PictureOnGrounds.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SettingsScreen } from '../parts/SettingsScreen.tsx';

const example =
  ':root {\n  --primary: light-dark(#0a5f68, #86dde4);\n  --on-primary: light-dark(#ffffff, #04170b);\n}';

/** How the tenant looks: its logo, in the sidebar, at the sign-in and where freight is tracked. */
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
                help="Stands in the sidebar, at the sign-in and on the tracking page. Initials stand there without one."
              />
              <Seen />
            </div>
          </Panel>
          <Panel title="Style">
            <TextArea<TenantSettings>
              name="ui.customCss"
              label="Own style sheet (CSS)"
              optional
              rows={10}
              countTo={20_000}
              placeholder={example}
              help="Colours, fonts, borders, corners and spacing. Nothing may be hidden, covered or loaded from elsewhere; what is not taken is named with its line. Look at light and dark, and whether everything can still be read."
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
