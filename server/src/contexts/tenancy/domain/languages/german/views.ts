import type { viewsTexts } from '@waybill/contract/tenancy/texts/views';

export const viewsGerman: Readonly<Record<(typeof viewsTexts)[number], string>> = {
  'Save view': 'Ansicht speichern',
  'More views': 'Weitere Ansichten',
  'Load my views again': 'Meine Ansichten neu laden',
  'Shared by {name}': 'Geteilt von {name}',
  'View deleted': 'Ansicht gelöscht',
  'Keep what is shown': 'Angezeigtes übernehmen',
  'Rename or share': 'Umbenennen oder teilen',
  'Move left': 'Nach links',
  'Move right': 'Nach rechts',
  'Delete view': 'Ansicht löschen',
  'Change view {name}': 'Ansicht {name} ändern',
  'Delete view {name}?': 'Ansicht {name} löschen?',
  'It is shared: it disappears for all colleagues.':
    'Sie ist geteilt: Sie verschwindet bei allen Kollegen.',
  'It is there on all your devices.': 'Sie ist auf allen Ihren Geräten da.',
  'Share with all colleagues': 'Mit allen Kollegen teilen',
  'We could not find this view.': 'Wir konnten diese Ansicht nicht finden.',
  'You have 50 views of this list. Delete one first.':
    'Sie haben 50 Ansichten dieser Liste. Löschen Sie zuerst eine.',
  'Only who made this view, or an administrator, can change it.':
    'Nur wer diese Ansicht angelegt hat oder ein Administrator kann sie ändern.',
  'You have a view of this name already.': 'Sie haben schon eine Ansicht dieses Namens.',
  'Only staff share views with their colleagues.':
    'Nur Mitarbeiter teilen Ansichten mit ihren Kollegen.',
  'This is too much for a view': 'Das ist zu viel für eine Ansicht',
};
