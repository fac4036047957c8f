import type { shellTexts } from '@waybill/contract/tenancy/texts/shell';

export const shellGerman: Readonly<Record<(typeof shellTexts)[number], string>> = {
  Dashboard: 'Übersicht',
  Bookings: 'Buchungen',
  'Bookings (beta)': 'Buchungen (Beta)',
  Jobs: 'Aufträge',
  Drivers: 'Fahrer',
  Allocation: 'Zuteilung',
  Routing: 'Routen',
  Finance: 'Finanzen',
  Customers: 'Kunden',
  Warehouse: 'Lager',
  Carriers: 'Frachtführer',
  Reports: 'Berichte',
  Settings: 'Einstellungen',
  Sidebar: 'Seitenleiste',
  Main: 'Hauptmenü',
  Links: 'Links',
  'Own records': 'Eigene Datensätze',
  '(new tab)': '(neuer Tab)',
  Navigation: 'Navigation',
  'Open navigation': 'Navigation öffnen',
  'Switch user': 'Benutzer wechseln',
  Logout: 'Abmelden',
  'View profile': 'Profil ansehen',
  'Skip to content': 'Zum Inhalt springen',
  'Use the light theme': 'Helles Farbschema',
  'Use the dark theme': 'Dunkles Farbschema',
  'The server does not answer as it should. Trying again…':
    'Der Server antwortet nicht, wie er soll. Es wird erneut versucht…',
  'You are offline. What you see may be old; changes cannot be saved.':
    'Sie sind offline. Was Sie sehen, kann veraltet sein; Änderungen können nicht gespeichert werden.',
  'A new version is ready.': 'Eine neue Version ist bereit.',
  Reload: 'Neu laden',
  'Live updates paused – reconnecting': 'Live-Aktualisierung unterbrochen – verbinde erneut',
  'Acting as {name}': 'Angemeldet als {name}',
  'End impersonation': 'Vertretung beenden',
  'You may not see this page': 'Sie dürfen diese Seite nicht sehen',
  'It needs the permission {permission}. Ask your administrator for it and name this page.':
    'Dafür ist die Berechtigung {permission} nötig. Bitten Sie Ihre Verwaltung darum und nennen Sie diese Seite.',
  'Go to the start': 'Zur Startseite',
  'Not found or not yours': 'Nicht gefunden oder nicht Ihres',
  'There is nothing at this address, or it belongs to somebody else.':
    'Unter dieser Adresse ist nichts, oder es gehört jemand anderem.',
  'Please sign in first': 'Bitte melden Sie sich zuerst an',
  'This page has stopped working': 'Diese Seite funktioniert nicht mehr',
  'This page could not be loaded. Check your connection and try again.':
    'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'Try again': 'Erneut versuchen',
  'Go back': 'Zurück',
  '{total} rows: {inserted} inserted, {updated} updated, {returned} returned':
    '{total} Zeilen: {inserted} neu, {updated} geändert, {returned} zurückgegeben',
  'Discard what you entered?': 'Eingaben verwerfen?',
  'It is not saved.': 'Sie sind nicht gespeichert.',
  'Leave this page? What you changed is not saved.':
    'Diese Seite verlassen? Ihre Änderungen sind nicht gespeichert.',
  'Go to {place}': 'Zu „{place}“',
};
