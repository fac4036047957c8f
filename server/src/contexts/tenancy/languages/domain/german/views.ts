import type { viewsTexts } from '@waybill/contract/tenancy/texts/views';

export const viewsGerman: Readonly<Record<(typeof viewsTexts)[number], string>> = {
  'Save view': 'Ansicht speichern',
  'More views': 'Weitere Ansichten',
  'Reload my views': 'Meine Ansichten neu laden',
  'Shared by {name}': 'Geteilt von {name}',
  'View deleted': 'Ansicht gelöscht',
  'Update view': 'Ansicht aktualisieren',
  'Rename or share': 'Umbenennen oder teilen',
  'Move left': 'Nach links',
  'Move right': 'Nach rechts',
  'Delete view': 'Ansicht löschen',
  'Edit view {name}': 'Ansicht {name} bearbeiten',
  'Delete view {name}?': 'Ansicht {name} löschen?',
  'This view is shared. It will be deleted for all colleagues.':
    'Diese Ansicht ist geteilt. Sie wird für alle Kollegen gelöscht.',
  'Available on all your devices.': 'Auf allen Ihren Geräten verfügbar.',
  'Share with all colleagues': 'Mit allen Kollegen teilen',
  'We could not find this view.': 'Wir konnten diese Ansicht nicht finden.',
  'You already have 50 views of this list. Delete one first.':
    'Sie haben bereits 50 Ansichten dieser Liste. Löschen Sie zuerst eine.',
  'Only the person who created this view or an administrator can change it.':
    'Nur die Person, die diese Ansicht angelegt hat, oder ein Administrator kann sie ändern.',
  'You already have a view with this name.': 'Sie haben bereits eine Ansicht mit diesem Namen.',
  'Only staff can share views with their colleagues.':
    'Nur Mitarbeiter können Ansichten mit Kollegen teilen.',
  'This view has too many filters to be saved':
    'Diese Ansicht hat zu viele Filter und kann nicht gespeichert werden',
};
