import type { Permission, PermissionGroup } from '@waybill/contract/permission';
import { paths } from '#paths';

export type SettingsSection = {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** What a user must hold to see it; absent where everybody may. */
  readonly permission?: PermissionGroup | Permission;
  /** Shows to customers' own people alone. */
  readonly customersOnly?: boolean;
};

/** The front page of the settings, in its order. A section shows as soon as its page exists. */
export const settingsSections: readonly SettingsSection[] = [
  {
    title: 'Profile',
    text: 'Name, picture, password, sessions and how the app looks.',
    to: paths.profile(),
  },
  {
    title: 'Company',
    text: 'Contact, address book, cost centers and references.',
    to: paths.company(),
    permission: 'Customer.View',
    customersOnly: true,
  },
  section('General', 'Timezone, currency and billing.', '/settings/general', 'Settings'),
  section('Insurance and tax', 'What insuring costs, and GST.', '/settings/insurance', 'Settings'),
  section('Branding', 'The logo, and your own style.', '/settings/branding', 'Settings'),
  section('Numbering', 'Series of customer codes and invoices.', '/settings/numbering', 'Settings'),
  section('Labels', 'GS1 codes on the labels of pieces.', '/settings/labels', 'Settings'),
  section('Security', 'Passwords, lockout, codes at sign-in.', '/settings/security', 'Settings'),
  section('E-mail', 'How mail leaves the house.', '/settings/email', 'Settings'),
  section(
    'Card payments',
    'Who charges cards, and what guests accept.',
    '/settings/card-payments',
    'Settings',
  ),
  section('Directory', 'Signing in by LDAP.', '/settings/directory', 'Settings'),
  {
    title: 'Markup',
    text: "What is added to carriers' prices.",
    to: paths.markup(),
    permission: 'Booking.Markup',
  },
  {
    title: 'Promo codes',
    text: 'Codes that take something off freight.',
    to: paths.promoCodes(),
    permission: 'Booking.Promo',
  },
  {
    title: 'Rate cards',
    text: 'Zones, services, rates and their CSV.',
    to: paths.rateCards(),
    permission: 'Carrier.View',
  },
  {
    title: 'Dangerous goods',
    text: 'The UN list, and what customers may send of it.',
    to: paths.dangerousGoods(),
    permission: 'Customer.Edit',
  },
  {
    title: 'What I am told',
    text: 'Notifications by event, and on this device.',
    to: paths.notificationSettings(),
  },
  {
    title: 'Who is told what',
    text: 'Events, and by which channels they are told.',
    to: paths.messageRules(),
    permission: 'Communication.Templates',
  },
  {
    title: 'E-mails',
    text: 'What was sent, and what became of it.',
    to: paths.emails(),
    permission: 'Communication.Emails',
  },
  {
    title: 'Templates',
    text: 'What messages say.',
    to: paths.templates(),
    permission: 'Communication.Templates',
  },
  section('Users', 'People and what they may do.', '/settings/users', 'Users'),
  section('Roles', 'Bundles of permissions.', '/settings/roles', 'Roles'),
  section('Organization units', 'Who belongs where.', paths.organization(), 'OrganizationUnits'),
  section('Features', 'What is switched on.', '/settings/features', 'Settings'),
  section('Languages', 'Languages and texts.', '/settings/languages', 'Languages'),
  section('Entities', 'Records of your own design.', '/settings/entities', 'Settings'),
  section('Sidebar links', 'Further links in the sidebar.', '/settings/sidebar-links', 'Settings'),
  section('Audit', 'Who changed what, and when.', '/settings/audit', 'Settings'),
  section(
    'Data rights',
    'What is kept about a person: give it out, or erase it.',
    paths.dataRights(),
    'Settings',
  ),
  section(
    'Background tasks',
    'What is queued, and what failed.',
    paths.backgroundTasks(),
    'Settings',
  ),
  section('Webhooks', 'Other systems told what happens.', '/settings/webhooks', 'Settings'),
  section('API', 'Clients and documentation.', '/settings/api', 'Settings'),
];

function section(title: string, text: string, to: string, right: string): SettingsSection {
  return { title, text, to, permission: `Administration.${right}` };
}
