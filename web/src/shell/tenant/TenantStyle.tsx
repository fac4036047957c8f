import { getCustomCss } from '@waybill/contract/tenancy/branding/endpoints';
import { useTenant } from './tenant-context.ts';

/** The tenant's own style sheet, after the app's; nothing if it has none. */
export function TenantStyle() {
  const { endpoint, customCssId } = useTenant();
  if (customCssId === null) return null;
  return <link rel="stylesheet" href={`${endpoint}${getCustomCss.path}?version=${customCssId}`} />;
}
