import type { reportsTexts } from '@waybill/contract/tenancy/texts/reports';

export const reportsGerman: Readonly<Record<(typeof reportsTexts)[number], string>> = {
  'Open it: {url}': 'Öffnen: {url}',
  'The file is kept for 30 days. You can change schedules on the same page.':
    'Die Datei wird 30 Tage aufbewahrt. Zeitpläne können Sie auf derselben Seite ändern.',

  'Runs and schedules': 'Läufe und Zeitpläne',
  'No data to show yet': 'Noch keine Daten vorhanden',
  "This report doesn't exist, or you don't have access to it.":
    'Dieser Bericht existiert nicht, oder Sie haben keinen Zugriff darauf.',
  'Download CSV': 'CSV herunterladen',
  'Send by e-mail': 'Per E-Mail senden',
  'Run in background': 'Im Hintergrund erstellen',
  'The report is running in the background': 'Der Bericht wird im Hintergrund erstellt',
  "You'll get an e-mail when it is done.": 'Sie erhalten eine E-Mail, sobald er fertig ist.',
  'View runs': 'Läufe anzeigen',
  'No reports available': 'Keine Berichte verfügbar',
  'Reports cover bookings, jobs and finance for staff who can view them.':
    'Berichte zeigen Buchungen, Aufträge und Finanzen für Mitarbeiter mit entsprechendem Zugriff.',
  'with a chart': 'mit Diagramm',
  Runs: 'Läufe',
  'No runs yet': 'Noch keine Läufe',
  'Long reports run in the background. Their files are kept for 30 days.':
    'Umfangreiche Berichte werden im Hintergrund erstellt. Ihre Dateien werden 30 Tage aufbewahrt.',
  scheduled: 'geplant',
  'from {ownerName}': 'von {ownerName}',
  'Download {title}': '{title} herunterladen',
  Run: 'Erstellen',
  'Please choose a date': 'Bitte wählen Sie ein Datum',
  'This takes a while': 'Das dauert eine Weile',
  "You'll get an e-mail when it is done. You can leave this page.":
    'Sie erhalten eine E-Mail, sobald er fertig ist. Sie können diese Seite verlassen.',
  'Report rows': 'Zeilen des Berichts',
  'No data matches. Change the choices above and try again.':
    'Keine passenden Daten. Ändern Sie die Auswahl oben und versuchen Sie es erneut.',
  'Showing the first {shown} of more than {total} rows.':
    'Angezeigt werden die ersten {shown} von mehr als {total} Zeilen.',
  'Downloads are limited to {total} rows.': 'Downloads sind auf {total} Zeilen begrenzt.',
  'Run the report in the background to get all rows.':
    'Erstellen Sie den Bericht im Hintergrund, um alle Zeilen zu erhalten.',
  'Showing the first {shown} of {total} rows. The file contains all rows.':
    'Angezeigt werden die ersten {shown} von {total} Zeilen. Die Datei enthält alle Zeilen.',
  'This report will be sent by e-mail': 'Dieser Bericht wird per E-Mail gesendet',
  'Save schedule': 'Zeitplan speichern',
  'It runs at 6 a.m.; you get a link to the file by e-mail. Periods count from that day.':
    'Er wird um 6 Uhr erstellt; Sie erhalten eine E-Mail mit einem Link zur Datei. Benannte Zeiträume zählen ab diesem Tag.',
  'How often': 'Häufigkeit',
  'Also send to colleagues': 'Auch an Kollegen senden',
  'Colleagues with access to the data in this report.':
    'Kollegen mit Zugriff auf die Daten dieses Berichts.',
  'Please choose a day': 'Bitte wählen Sie einen Tag',
  'Sent by e-mail': 'Per E-Mail gesendet',
  Schedules: 'Zeitpläne',
  'No scheduled reports yet': 'Noch keine geplanten Berichte',
  'Open a report and choose “Send by e-mail”.':
    'Öffnen Sie einen Bericht und wählen Sie „Per E-Mail senden“.',
  'End schedule': 'Zeitplan beenden',
  Unsubscribe: 'Abbestellen',
  'Stop sending {title}?': '{title} nicht mehr senden?',
  'Stop sending {title} to you?': '{title} nicht mehr an Sie senden?',
  'Last 90 days': 'Letzte 90 Tage',
  'Last 12 months': 'Letzte 12 Monate',
  'Custom period': 'Eigener Zeitraum',
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
  'Every day': 'Jeden Tag',
  'Every week': 'Jede Woche',
  'On the first of every month': 'Am Ersten jedes Monats',
  'Every {day}': 'Jeden {day}',
  'You, from {ownerName}': 'Sie, von {ownerName}',
  Week: 'Woche',
  Month: 'Monat',
  'Overdue only': 'Nur Überfälliges',
  'Group by': 'Gruppieren nach',
  'Job or consignment': 'Auftrag oder Sendung',
  Operations: 'Betriebsabläufe',
  'Bookings by period': 'Buchungen nach Zeitraum',
  'Number of bookings per period, and their outcome.':
    'Anzahl der Buchungen je Zeitraum und ihr Ergebnis.',

  'Weight (kg)': 'Gewicht (kg)',
  'When it was booked; first and last day included.':
    'Datum der Buchung; erster und letzter Tag eingeschlossen.',
  'One customer only. Leave blank for all.': 'Nur ein Kunde. Leer lassen für alle.',
  'One carrier account only. Leave blank for all.':
    'Nur ein Frachtführerkonto. Leer lassen für alle.',
  'One driver only. Leave blank for all.': 'Nur ein Fahrer. Leer lassen für alle.',
  'One row for each day, week, month.': 'Eine Zeile pro Tag, Woche, Monat.',
  'Total inc. tax': 'Summe inkl. Steuer',
  'Delivery performance': 'Zustellleistung',
  'How much was delivered, how much of it on time, and how fast.':
    'Wie viel zugestellt wurde, wie viel davon pünktlich und wie schnell.',
  'On time': 'Pünktlich',
  'No promised time': 'Ohne zugesagte Zeit',
  'On time %': 'Pünktlich %',
  'Hours from pickup': 'Stunden ab Abholung',
  'When it was delivered; first and last day included.':
    'Datum der Zustellung; erster und letzter Tag eingeschlossen.',
  'One row for each week, day, month, carrier, customer.':
    'Eine Zeile pro Woche, Tag, Monat, Frachtführer, Kunde.',
  'Revenue by customer': 'Umsatz nach Kunde',
  'Invoiced amounts less credits, largest first.':
    'Berechnete Beträge abzüglich Gutschriften, die größten zuerst.',
  'Invoiced ex. tax': 'Berechnet ohne Steuer',
  'Credited ex. tax': 'Gutgeschrieben ohne Steuer',
  'Revenue ex. tax': 'Umsatz ohne Steuer',
  'Revenue inc. tax': 'Umsatz inkl. Steuer',
  'Day of the invoice or of the credit; first and last day included.':
    'Datum der Rechnung oder Gutschrift; erster und letzter Tag eingeschlossen.',
  'Carrier cost versus revenue': 'Frachtführerkosten und Umsatz',
  'What carriers cost, as reconciled or quoted, what customers pay, and the margin before tax.':
    'Was Frachtführer kosten, laut Abgleich oder sonst laut Angebot, was Kunden zahlen, und die Marge; alles ohne Steuer.',
  'At reconciled cost': 'Mit abgeglichenen Kosten',
  'At quoted cost': 'Mit Kosten laut Angebot',
  'Cost ex. tax': 'Kosten ohne Steuer',
  'Margin ex. tax': 'Marge ohne Steuer',
  'Margin %': 'Marge %',
  'One row for each carrier, customer, month, booking.':
    'Eine Zeile je Frachtführer, Kunde, Monat, Buchung.',
  'Aged receivables': 'Offene Posten nach Alter',
  'What customers owe on a given day, by how long it is overdue.':
    'Was Kunden an einem bestimmten Tag schulden, nach Dauer der Überfälligkeit.',
  'The date. Leave blank for today.': 'Das Datum. Leer lassen für heute.',
  'Excludes customers with nothing overdue.': 'Ohne Kunden, bei denen nichts überfällig ist.',
  Owed: 'Geschuldet',
  Unallocated: 'Nicht zugeteilt',
  'Fuel and fees': 'Treibstoff und Gebühren',
  'Invoiced charges other than freight: fuel, fees, insurance and later charges.':
    'Berechnete Kosten außer Fracht: Treibstoff, Gebühren, Versicherung und Nachberechnungen.',
  'Fuel ex. tax': 'Treibstoff ohne Steuer',
  'Fees ex. tax': 'Gebühren ohne Steuer',
  'Insurance ex. tax': 'Versicherung ohne Steuer',
  'Other ex. tax': 'Sonstiges ohne Steuer',
  'Day of the invoice; first and last day included.':
    'Datum der Rechnung; erster und letzter Tag eingeschlossen.',
  'One row for each charge, customer, month.': 'Eine Zeile pro Kostenart, Kunde, Monat.',
  'Jobs by driver': 'Aufträge nach Fahrer',
  'Jobs allocated to each driver, and their outcome.':
    'Jedem Fahrer zugeteilte Aufträge und ihr Ergebnis.',
  'Delivered %': 'Zugestellt %',
  'When the job was given to the driver; first and last day included.':
    'Datum der Zuteilung an den Fahrer; erster und letzter Tag eingeschlossen.',
  'Scan history': 'Scanverlauf',
  'Every scan with its time, item, place and person, oldest first.':
    'Jeder Scan mit Zeit, Gegenstand, Ort und Person, die ältesten zuerst.',
  Article: 'Packstück',
  Location: 'Ort',
  'When it was scanned; first and last day included.':
    'Datum des Scans; erster und letzter Tag eingeschlossen.',
  'The number of one job or consignment.': 'Die Nummer eines Auftrags oder einer Sendung.',
  'Delivered on time, by week': 'Pünktlich zugestellt, nach Woche',
  'Bookings by week': 'Buchungen nach Woche',
  'Revenue of the last 30 days': 'Umsatz der letzten 30 Tage',
  'Receivables by age': 'Forderungen nach Alter',
  'by {group}': 'je {group}',
  'customer {value}': 'Kunde {value}',
  'carrier account {value}': 'Frachtführerkonto {value}',
  'driver {value}': 'Fahrer {value}',
  'on {value}': 'am {value}',
  'overdue only': 'nur Überfälliges',
  'job or consignment {value}': 'Auftrag oder Sendung {value}',
  'Your report “{title}” for {day} is ready: {rows, plural, one {# row} other {# rows}}.':
    'Ihr Bericht „{title}“ für {day} ist fertig: {rows, plural, one {# Zeile} other {# Zeilen}}.',
  'Download it: {url}': 'Herunterladen: {url}',
  'The link works for 30 days, without signing in.':
    'Der Link gilt 30 Tage und verlangt keine Anmeldung.',
  '{owner} at {tenant} added you to the recipients of this report.':
    '{owner} von {tenant} hat Ihre Adresse für diesen Bericht eingetragen.',
  'Unsubscribe: {url}': 'Abbestellen: {url}',
  'Total {name}': 'Summe {name}',
  'No records': 'Keine Datensätze',
  'The figure has changed since. Run the report again.':
    'Die Zahl hat sich inzwischen geändert. Erstellen Sie den Bericht erneut.',
  'Download Excel': 'Excel herunterladen',
  Unsubscribed: 'Abbestellt',
  '“{title}” is no longer sent to {email}.': '„{title}“ wird nicht mehr an {email} gesendet.',
  '“{title}” is sent to {email}.': '„{title}“ wird an {email} gesendet.',
  'Recipients outside the company': 'An Empfänger außerhalb senden',
  'Separate by commas. Each gets a link that works without signing in.':
    'Durch Kommas getrennt. Alle erhalten einen Link ohne Anmeldung und können abbestellen.',
  '“{address}” is not a valid e-mail address': '„{address}“ ist keine gültige E-Mail-Adresse',
  '{email} (unsubscribed)': '{email} (abbestellt)',
  'Delivered in full and on time': 'Vollständig und pünktlich geliefert',
  'Share of deliveries that arrived complete and by their promised time (DIFOT).':
    'Wie viel vom Zugesagten vollständig und bis zur zugesagten Zeit ankam (DIFOT).',
  'When delivery was promised; first and last day included.':
    'Zugesagte Lieferung; erster und letzter Tag eingeschlossen.',
  'One row for each carrier, customer, service, month, week.':
    'Eine Zeile je Frachtführer, Kunde, Service, Monat, Woche.',
  'Then by': 'Dann nach',
  'A second level, with a subtotal for each group.':
    'Eine zweite Ebene, mit einer Zwischensumme je Gruppe.',
  Then: 'Dann',
  Promised: 'Zugesagt',
  DIFOT: 'DIFOT',
  'In full': 'Vollständig',
  'Not in full': 'Unvollständig',
  'In full %': 'Vollständig %',
  'DIFOT %': 'DIFOT %',
  'A PDF can have up to 3,000 rows. Choose Excel or CSV, or a shorter period.':
    'Eine PDF-Datei fasst bis zu 3.000 Zeilen. Wählen Sie Excel oder CSV, oder einen kürzeren Zeitraum.',
  'This link is not valid. The report may have been discontinued.':
    'Dieser Link ist ungültig. Der Bericht wird vielleicht nicht mehr versendet.',
  Excel: 'Excel',
  PDF: 'PDF',
  CSV: 'CSV',
};
