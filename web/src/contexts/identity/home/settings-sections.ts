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
    text: 'Name, picture, password, sessions and appearance.',
    to: paths.profile(),
  },
  {
    title: 'Company',
    text: 'Contact, address book, cost centers and references.',
    to: paths.company(),
    permission: 'Customer.View',
    customersOnly: true,
  },
  section('General', 'Time zone, currency and billing.', '/settings/general', 'Settings'),
  section('Insurance and tax', 'Insurance prices and GST.', '/settings/insurance', 'Settings'),
  section('Branding', 'Logo and custom styles.', '/settings/branding', 'Settings'),
  section(
    'Numbering',
    'Number series for customer codes and invoices.',
    '/settings/numbering',
    'Settings',
  ),
  section('Labels', 'GS1 codes on article labels.', '/settings/labels', 'Settings'),
  section(
    'Security',
    'Passwords, lockout and two-factor authentication.',
    '/settings/security',
    'Settings',
  ),
  section('E-mail', 'Outgoing mail server and sender.', '/settings/email', 'Settings'),
  section(
    'Card payments',
    'Card processor and terms for guests.',
    '/settings/card-payments',
    'Settings',
  ),
  section('Directory', 'Sign-in with LDAP.', '/settings/directory', 'Settings'),
  {
    title: 'Markup',
    text: 'Markup on carrier prices.',
    to: paths.markup(),
    permission: 'Booking.Markup',
  },
  {
    title: 'Promo codes',
    text: 'Discounts on freight.',
    to: paths.promoCodes(),
    permission: 'Booking.Promo',
  },
  {
    title: 'Head ports',
    text: 'Depots that freight is sorted in.',
    to: paths.headPorts(),
    permission: 'Job.Edit',
  },
  {
    title: 'Zones',
    text: 'Suburbs by zone of each head port.',
    to: paths.zones(),
    permission: 'Job.Edit',
  },
  {
    title: 'Proof of delivery rules',
    text: 'What drivers have to bring back from a delivery.',
    to: paths.proofRules(),
    permission: 'Administration.Settings',
  },
  {
    title: 'Web shops',
    text: 'Connected shops, their boxes and checkouts.',
    to: paths.shops(),
    permission: 'Customer.Company',
  },
  {
    title: 'Orders',
    text: 'Orders of web shops, to check and book.',
    to: paths.orders(),
    permission: 'Customer.Company',
  },
  {
    title: 'Rate cards',
    text: 'Zones, services, rates and CSV files.',
    to: paths.rateCards(),
    permission: 'Carrier.View',
  },
  {
    title: 'Dangerous goods',
    text: 'UN list, permitted goods and emergency contact.',
    to: paths.dangerousGoods(),
    permission: 'Customer.Edit',
  },
  {
    title: 'My notifications',
    text: 'Notifications by event, and on this device.',
    to: paths.notificationSettings(),
  },
  {
    title: 'Notification rules',
    text: 'Which events are sent, and through which channels.',
    to: paths.messageRules(),
    permission: 'Communication.Templates',
  },
  {
    title: 'E-mails',
    text: 'Sent e-mails and their status.',
    to: paths.emails(),
    permission: 'Communication.Emails',
  },
  {
    title: 'Templates',
    text: 'Content of messages.',
    to: paths.templates(),
    permission: 'Communication.Templates',
  },
  section('Users', 'People and their permissions.', '/settings/users', 'Users'),
  section('Roles', 'Sets of permissions.', '/settings/roles', 'Roles'),
  section(
    'Organization units',
    'Departments, depots and teams.',
    paths.organization(),
    'OrganizationUnits',
  ),
  section('Features', 'Enabled features.', '/settings/features', 'Settings'),
  section('Languages', 'Languages and texts.', '/settings/languages', 'Languages'),
  section('Entities', 'Record types of your own design.', '/settings/entities', 'Settings'),
  section(
    'Sidebar links',
    'Additional links in the sidebar.',
    '/settings/sidebar-links',
    'Settings',
  ),
  section('Audit log', 'Who changed what, and when.', '/settings/audit', 'Settings'),
  section(
    'Personal data',
    'Export or erase the personal data of a person.',
    paths.dataRights(),
    'Settings',
  ),
  section('Background tasks', 'Queued and failed tasks.', paths.backgroundTasks(), 'Settings'),
  section('Webhooks', 'Notify other systems of events.', '/settings/webhooks', 'Settings'),
  section('API', 'API clients and documentation.', '/settings/api', 'Settings'),
];

function section(title: string, text: string, to: string, right: string): SettingsSection {
  return { title, text, to, permission: `Administration.${right}` };
}
