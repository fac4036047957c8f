import { tiles } from '#shell/settings-tiles.ts';
import { tenancyRoutes } from './routes.ts';

export const tenancyTiles = tiles(tenancyRoutes, {
  generalSettings: { group: 'Organization', text: 'Time zone, currency and billing.' },
  insuranceSettings: { group: 'Organization', text: 'Insurance prices and GST.' },
  brandingSettings: { group: 'Organization', text: 'Logo and custom styles.' },
  numberingSettings: {
    group: 'Organization',
    text: 'Number series for customer codes and invoices.',
  },
  securitySettings: {
    group: 'Users and access',
    text: 'Passwords, lockout and two-factor authentication.',
  },
  emailSettings: { group: 'Organization', text: 'Outgoing mail server and sender.' },
  directorySettings: { group: 'Users and access', text: 'Sign-in with LDAP.' },
  cardPaymentSettings: { group: 'Organization', text: 'Card processor and terms for guests.' },
  sidebarLinks: { group: 'Organization', text: 'Additional links in the sidebar.' },
  languages: { group: 'Organization', text: 'Languages and texts.' },
  features: { group: 'Organization', text: 'Enabled features.' },
});
