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
  'Custom records': 'Eigene Datensätze',
  '(new tab)': '(neuer Tab)',
  Navigation: 'Navigation',
  'Open navigation': 'Navigation öffnen',
  'Switch user': 'Benutzer wechseln',
  Logout: 'Abmelden',
  'View profile': 'Profil ansehen',
  'Skip to content': 'Zum Inhalt springen',
  'Use the light theme': 'Helles Farbschema',
  'Use the dark theme': 'Dunkles Farbschema',
  'The server is not responding. Retrying…': 'Der Server antwortet nicht. Neuer Versuch …',
  "You are offline. This data may be out of date, and changes can't be saved.":
    'Sie sind offline. Die Daten sind möglicherweise veraltet, Änderungen können nicht gespeichert werden.',
  'A new version is available.': 'Eine neue Version ist verfügbar.',
  Reload: 'Neu laden',
  'Live updates paused – reconnecting':
    'Live-Aktualisierung unterbrochen – Verbindung wird wiederhergestellt',
  'Signed in as {name}': 'Angemeldet als {name}',
  'End impersonation': 'Vertretung beenden',
  "You don't have access to this page": 'Sie haben keinen Zugriff auf diese Seite',
  'This page requires the {permission} permission. Ask your administrator for it.':
    'Diese Seite erfordert die Berechtigung {permission}. Bitten Sie Ihre Administration darum und nennen Sie diese Seite.',
  'Go to the home page': 'Zur Startseite',
  'Page not found': 'Seite nicht gefunden',
  "This page doesn't exist, or you don't have access to it.":
    'Diese Seite existiert nicht, oder Sie haben keinen Zugriff darauf.',
  'Please sign in': 'Bitte melden Sie sich an',
  'Something went wrong on this page': 'Auf dieser Seite ist ein Fehler aufgetreten',
  'This page could not be loaded. Check your connection and try again.':
    'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'This part of the page could not be loaded. Check your connection and try again.':
    'Dieser Teil der Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'Try again': 'Erneut versuchen',
  'Go back': 'Zurück',
  '{total, plural, one {# row} other {# rows}}: {added} added, {updated} updated, {bad} rejected':
    '{total, plural, one {# Zeile} other {# Zeilen}}: {added} hinzugefügt, {updated} geändert, {bad} abgelehnt',
  'Discard your changes?': 'Änderungen verwerfen?',
  "They haven't been saved.": 'Sie sind nicht gespeichert.',
  "Leave this page? Your changes haven't been saved.":
    'Diese Seite verlassen? Ihre Änderungen sind nicht gespeichert.',
  'Go to {place}': 'Zu „{place}“',
  "{name} couldn't be loaded.": '{name} konnte nicht geladen werden.',
};
