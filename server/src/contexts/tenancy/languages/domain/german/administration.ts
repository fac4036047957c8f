import type { administrationTexts } from '@waybill/contract/tenancy/texts/administration';

export const administrationGerman: Readonly<Record<(typeof administrationTexts)[number], string>> =
  {
    'Background tasks': 'Hintergrundaufgaben',
    'AI assistants': 'KI-Assistenten',
    'What assistants may do for you, and how they connect.':
      'Was Assistenten für Sie tun dürfen und wie sie sich verbinden.',
    'Connect an assistant': 'Assistenten verbinden',
    'Assistants that support the Model Context Protocol connect to this address:':
      'Assistenten, die das Model Context Protocol sprechen, verbinden sich mit dieser Adresse:',
    'Create an API key on the page of the user that the assistant acts as.':
      'Erstellen Sie einen API-Schlüssel auf der Seite des Benutzers, für den der Assistent handelt.',
    'Put this into the configuration of the assistant, with the key:':
      'Tragen Sie dies mit dem Schlüssel in die Konfiguration des Assistenten ein:',
    'An assistant only reads. To let it write, add this header:':
      'Ein Assistent liest nur. Damit er schreiben darf, ergänzen Sie diesen Header:',
    'It has the permissions of its user, and each call is in the audit log.':
      'Er hat die Rechte seines Benutzers, und jeder Aufruf steht im Audit-Protokoll.',
    'What assistants may do with your permissions ({count})':
      'Was Assistenten mit Ihren Rechten tun dürfen ({count})',
    'What your permissions do not allow ({count})': 'Was Ihre Rechte nicht erlauben ({count})',
    Reads: 'Liest',
    Writes: 'Schreibt',
    'Not signed in': 'Nicht angemeldet',
    'Request data': 'Anfragedaten',
    'No tracked record was changed.': 'Es wurde kein Datensatz mit Änderungsverlauf geändert.',
    'Search request data, IP address or request ID':
      'Anfragedaten, IP-Adresse oder Anfrage-ID suchen',
    User: 'Benutzer',
    Impersonating: 'In Vertretung',
    Time: 'Zeit',
    Part: 'Bereich',
    'Only this area': 'Nur dieser Bereich',
    'Only this call': 'Nur dieser Aufruf',
    'No audit entries yet': 'Noch keine Einträge',
    'Every change and every refused request is logged here and kept for two years.':
      'Jede Änderung und jede abgelehnte Anfrage wird hier protokolliert und zwei Jahre aufbewahrt.',
    'Audit log pages': 'Seiten des Audit-Protokolls',
    Newest: 'Neueste',
    Older: 'Ältere',
    'Impersonated by': 'Angemeldet durch',
    Duration: 'Dauer',
    Browser: 'Browser',
    Request: 'Anfrage',
    What: 'Was',
    Waiting: 'Wartet',
    Retrying: 'Wird wiederholt',
    'Failed permanently': 'Endgültig fehlgeschlagen',
    Discarded: 'Verworfen',
    'Discard {name}': '{name} verwerfen',
    'The task will never run. Who discarded it, and why, is recorded.':
      'Die Aufgabe wird nie ausgeführt. Wer sie verworfen hat und warum, wird festgehalten.',
    Reason: 'Grund',
    'No tasks in the queue': 'Keine Aufgaben in der Warteschlange',
    'E-mails, reports and scheduled work appear here until they are done.':
      'E-Mails, Berichte und geplante Arbeiten erscheinen hier, bis sie erledigt sind.',
    'The task runs again right away': 'Die Aufgabe wird sofort erneut ausgeführt',
    'Task or error': 'Aufgabe oder Fehler',
    State: 'Zustand',
    Task: 'Aufgabe',
    Attempts: 'Versuche',
    Next: 'Nächster Versuch',
    'Last error': 'Letzter Fehler',
    'Retry now': 'Jetzt wiederholen',
    'Personal data': 'Personenbezogene Daten',
    'Export or erase everything stored about a person.':
      'Exportieren oder löschen Sie alle über eine Person gespeicherten Daten.',
    'Invoices and ledger entries stay because the law requires it.':
      'Rechnungen und Buchungen im Hauptbuch bleiben, weil das Gesetz es verlangt.',
    'Images and PDFs are not searched.': 'Bilder und PDFs werden nicht durchsucht.',
    'Erasure history': 'Bisherige Löschungen',
    'No one has been erased yet': 'Bisher wurde niemand gelöscht',
    Person: 'Person',
    'Choose a user': 'Benutzer wählen',
    'Choose a customer': 'Kunde wählen',
    Look: 'Suchen',
    'Please enter an e-mail address': 'Bitte geben Sie eine E-Mail-Adresse ein',
    'Nothing is stored about this person.': 'Über diese Person ist nichts gespeichert.',
    'kept as required by law': 'gesetzlich aufzubewahren',
    'Export as ZIP': 'Als ZIP exportieren',
    'Erase…': 'Löschen …',
    'Erase {name}': '{name} löschen',
    'Erase permanently': 'Endgültig löschen',
    "This can't be undone.": 'Das kann nicht rückgängig gemacht werden.',
    'Users can no longer sign in after this. Older backups still contain their data.':
      'Der Benutzer kann sich danach nicht mehr anmelden. Ältere Sicherungen enthalten seine Daten noch.',
    'Enter a reason': 'Geben Sie einen Grund an',
    Who: 'Wer',
    'Erased by': 'Gelöscht von',
    'Rows changed': 'Geänderte Zeilen',
    'Customer contact': 'Ansprechpartner eines Kunden',
    'E-mail address': 'E-Mail-Adresse',
    "This browser can't provide your position. Please enter the address manually.":
      'Dieser Browser kann Ihren Standort nicht bestimmen. Bitte geben Sie die Adresse manuell ein.',
    "Your device couldn't determine its position. Please enter the address manually.":
      'Ihr Gerät konnte seinen Standort nicht bestimmen. Bitte geben Sie die Adresse manuell ein.',
    "This page isn't allowed to use your position. Allow it, or enter the address manually.":
      'Diese Seite darf Ihren Standort nicht verwenden. Erlauben Sie es im Browser, oder geben Sie die Adresse manuell ein.',
    'Finding your position took too long. Please enter the address manually.':
      'Die Standortbestimmung hat zu lange gedauert. Bitte geben Sie die Adresse manuell ein.',
  };
