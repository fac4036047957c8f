import type { tenancyTexts } from '@waybill/contract/tenancy/texts/tenancy';

export const tenancyGerman: Readonly<Record<(typeof tenancyTexts)[number], string>> = {
  'Card payments': 'Kartenzahlungen',
  'Language saved': 'Sprache gespeichert',
  'Add language': 'Sprache hinzufügen',
  'Save language': 'Sprache speichern',
  'As used by browsers: fr, de-AT, pt-BR.': 'Wie im Browser: fr, de-AT, pt-BR.',
  'Please enter the language': 'Bitte geben Sie die Sprache ein',
  'In the language itself, for example Français.': 'In der Sprache selbst, zum Beispiel Français.',
  'Please enter the name': 'Bitte geben Sie den Namen ein',
  'Default language': 'Standardsprache',
  Hidden: 'Ausgeblendet',
  'Translation of {key}': 'Übersetzung von {key}',
  'Import texts for {target} from CSV or Excel':
    'Texte für {target} aus CSV oder Excel importieren',
  'With the columns key and targetValue, as exported. Rows without text are ignored.':
    'Verwendet die Spalten key und targetValue, wie exportiert. Zeilen ohne Text werden übergangen.',
  'In the sidebar, at sign-in and on tracking pages. Without a logo: initials.':
    'Erscheint in der Seitenleiste sowie auf der Anmelde- und der Trackingseite. Ohne Logo werden Initialen angezeigt.',
  Style: 'Gestaltung',
  'Custom style sheet (CSS)': 'Eigenes Stylesheet (CSS)',
  'Bookings without an account': 'Buchungen ohne Konto',
  'Terms guests must accept': 'Bedingungen für Gäste',
  "Leave blank if customers don't need to accept terms. Bookings keep them.":
    'Leer lassen, wenn keine Bedingungen akzeptiert werden müssen. Akzeptierte Bedingungen werden mit der Buchung gespeichert.',
  'Bot protection': 'Schutz vor Bots',
  'Merchant ID': 'Händler-ID',
  Environment: 'Umgebung',
  'Public key': 'Öffentlicher Schlüssel',
  'Private key': 'Privater Schlüssel',
  'Tokenization key': 'Tokenisierungsschlüssel',
  'Attribute mapping': 'Zuordnung der Attribute',
  Domain: 'Domäne',
  Server: 'Server',
  'Bind password': 'Bind-Kennwort',
  'Search base (DN)': 'Suchbasis (DN)',
  'Leave blank to search the whole domain.': 'Leer lassen, um die gesamte Domäne zu durchsuchen.',
  Sender: 'Absender',
  'Leave blank to use the legal name.': 'Leer lassen, um den Firmennamen zu verwenden.',
  'Mail server': 'Mailserver',
  Host: 'Host',
  Port: 'Port',
  'Please enter the port': 'Bitte geben Sie den Port ein',
  'Encrypt (TLS)': 'Verschlüsseln (TLS)',
  'Features saved': 'Funktionen gespeichert',
  'Save features': 'Funktionen speichern',
  'Time and currency': 'Zeit und Währung',
  'Please choose a time zone': 'Bitte wählen Sie eine Zeitzone',
  Currency: 'Währung',
  'Used for all bookings and invoices.': 'Gilt für alle Buchungen und Rechnungen.',
  Billing: 'Abrechnung',
  'Legal name': 'Firmenname',
  'ABN or tax number': 'ABN oder Steuernummer',
  'Billing address': 'Rechnungsadresse',
  'Bank account': 'Bankkonto',
  BSB: 'BSB',
  'A BSB has six digits, such as 062-000': 'Eine BSB hat sechs Ziffern, etwa 062-000',
  'Account number': 'Kontonummer',
  'Invoices and statements say where to pay once an account number is set.':
    'Rechnungen und Kontoauszüge nennen das Konto, sobald eine Kontonummer eingetragen ist.',
  'Customers can register themselves': 'Kunden können sich selbst registrieren',
  Tax: 'Steuer',
  'Applies to everything priced from now on.':
    'Gilt für alle Preise, die ab jetzt berechnet werden.',
  'Price before tax: the insured value times the multiplier, at least the minimum.':
    'Der Preis vor Steuern ist der versicherte Wert mal Faktor, mindestens aber das Minimum.',
  Multiplier: 'Faktor',
  'Value thresholds': 'Wertgrenzen',
  'Search texts': 'Texte suchen',
  'Compare with': 'Vergleichen mit',
  'Not translated': 'Nicht übersetzt',
  'No texts': 'Keine Texte',
  'Default for everyone': 'Standard für alle',
  'Available to users': 'Verfügbar',
  language: 'Sprache',
  languages: 'Sprachen',
  'Add a language for people to choose.': 'Fügen Sie eine Sprache zur Auswahl hinzu.',
  'Your texts in this language are deleted. Its users see the default language.':
    'Ihre Texte in dieser Sprache werden gelöscht. Benutzer dieser Sprache sehen die Standardsprache.',
  'Customer codes': 'Kundennummern',
  'Entered manually for each customer': 'Für jeden Kunden manuell eingegeben',
  'A new customer then needs a unique code.':
    'Ein neuer Kunde braucht dann eine eindeutige Nummer.',
  'Invoice numbers': 'Rechnungsnummern',
  'Next: {group} · {number} left': 'Nächste: {group} · noch {number} frei',
  Prefix: 'Präfix',
  Postfix: 'Suffix',
  Digits: 'Stellen',
  'Please enter the number of digits': 'Bitte geben Sie die Anzahl der Stellen ein',
  "The next number can't be lower than one already used.":
    'Die nächste Nummer darf nicht niedriger sein als eine bereits vergebene.',
  'Please enter the first number': 'Bitte geben Sie die erste Nummer ein',
  'Please enter the last number': 'Bitte geben Sie die letzte Nummer ein',
  'Add digits or raise the last number. Once the series is used up, nothing more can be created.':
    'Erhöhen Sie die Stellenzahl oder die letzte Nummer. Ist der Nummernkreis aufgebraucht, kann nichts mehr angelegt werden.',
  'This series is almost used up': 'Dieser Nummernkreis ist fast aufgebraucht',
  'This series is used up': 'Dieser Nummernkreis ist aufgebraucht',
  Passwords: 'Kennwörter',
  'New accounts': 'Neue Konten',
  'Use the default rules': 'Standardregeln verwenden',
  'At least eight characters, including a digit, a lower-case and an upper-case letter.':
    'Mindestens acht Zeichen, darunter eine Ziffer, ein Klein- und ein Großbuchstabe.',
  'Minimum length': 'Mindestlänge',
  'Please enter a length': 'Bitte geben Sie eine Länge ein',
  'A digit': 'Eine Ziffer',
  'A lower-case letter': 'Ein Kleinbuchstabe',
  'An upper-case letter': 'Ein Großbuchstabe',
  'A symbol such as ! or #': 'Ein Sonderzeichen wie ! oder #',
  'Lock accounts after failed sign-ins': 'Konten nach fehlgeschlagenen Anmeldungen sperren',
  'For users whose lockout is turned on.': 'Gilt für Benutzer, bei denen die Sperre aktiviert ist.',
  'Failed attempts before lockout': 'Fehlversuche bis zur Sperre',
  'Please enter a number': 'Bitte geben Sie eine Zahl ein',
  'Lockout duration (seconds)': 'Dauer der Sperre (Sekunden)',
  'Two-factor authentication': 'Zwei-Faktor-Authentifizierung',
  'Users turn it on in their profile, or you turn it on under Users.':
    'Benutzer aktivieren sie in ihrem Profil, oder Sie aktivieren sie unter „Benutzer“.',
  'Authenticator app': 'Authenticator-App',
  'Codes by e-mail': 'Codes per E-Mail',
  'Codes by SMS': 'Codes per SMS',
  'No SMS provider is connected.': 'Es ist kein SMS-Anbieter verbunden.',
  'Remember trusted browsers': 'Vertrauenswürdige Browser merken',
  'For thirty days.': 'Für dreißig Tage.',
  'Activate new accounts automatically': 'Neue Konten automatisch aktivieren',
  'Otherwise, an administrator activates them under Users.':
    'Sonst aktiviert sie ein Administrator unter „Benutzer“.',
  'Require e-mail confirmation': 'E-Mail-Bestätigung verlangen',
  'Users can sign in only after they have opened the link in the confirmation e-mail.':
    'Benutzer können sich erst anmelden, nachdem sie den Link in der Bestätigungs-E-Mail geöffnet haben.',
  'Captcha at registration': 'Captcha bei der Registrierung',
  'No captcha provider is connected.': 'Es ist kein Captcha-Anbieter verbunden.',
  link: 'Link',
  links: 'Links',
  "Link to your handbook, a road report or a page of this app from everyone's sidebar.":
    'Verlinken Sie das Handbuch, die Verkehrslage oder eine Seite der App in jeder Seitenleiste.',
  'It is removed from the sidebar of all staff.':
    'Er wird aus den Seitenleisten aller Mitarbeiter entfernt.',
  Test: 'Test',
  'Look up user': 'Benutzer suchen',
  'The value is never shown again. Type over the asterisks to change it.':
    'Der Wert wird nicht mehr angezeigt. Überschreiben Sie die Sternchen, um ihn zu ändern.',
  '{title} saved': '{title} gespeichert',
  'Sidebar link saved': 'Link gespeichert',
  'Add link': 'Link hinzufügen',
  'Save link': 'Link speichern',
  'Please enter the title': 'Bitte geben Sie den Titel ein',
  'An external address such as https://…, or a page of this app such as /reports.':
    'Eine externe Adresse wie https://… oder eine Seite dieser App wie /reports.',
  'Open in a new tab': 'In neuem Tab öffnen',
  Picture: 'Bild',
  'Lower numbers come first.': 'Kleinere Zahlen stehen weiter oben.',
  'Send test e-mail': 'Test-E-Mail senden',
  'Test e-mail sent to {who}': 'Test-E-Mail an {who} gesendet',
  'The e-mail could not be sent': 'Die E-Mail konnte nicht gesendet werden',
  'Make another language the default first.':
    'Legen Sie zuerst eine andere Sprache als Standard fest.',
  'Colours, fonts, borders and spacing only. Check the light and dark themes.':
    'Farben, Schriften, Rahmen, Ecken und Abstände. Ausblenden, Verdecken und externe Inhalte sind nicht erlaubt; abgelehnte Regeln werden mit ihrer Zeile angezeigt. Prüfen Sie das helle und das dunkle Farbschema und ob alles lesbar bleibt.',
  'Sandbox: no real money': 'Testumgebung: kein echtes Geld',
  'Production: cards are charged': 'Produktion: Karten werden belastet',
  "The browser works a second per card, so stolen ones can't be tested in bulk.":
    'Der Browser rechnet vor jeder Karte etwa eine Sekunde. So lassen sich gestohlene Kartennummern nicht massenhaft testen.',
  "Cards can't be charged until all keys are entered":
    'Karten können erst belastet werden, wenn alle Schlüssel eingetragen sind',
  'Leave blank if Braintree should not charge cards.':
    'Leer lassen, wenn Braintree keine Karten belasten soll.',
  'Leave blank to give each browser a key of its own.':
    'Leer lassen, damit jeder Browser einen eigenen Schlüssel erhält.',
  'Sign in with directory passwords': 'Anmeldung mit Kennwörtern des Verzeichnisses',
  'Active Directory, OpenLDAP and others. Existing local passwords still work.':
    'Active Directory, OpenLDAP und andere LDAP-Verzeichnisse. Bestehende lokale Kennwörter gelten weiterhin.',
  'Create an account at the first sign-in': 'Bei der ersten Anmeldung ein Konto anlegen',
  'With default roles and those of their groups. Others need an account.':
    'Mit den Standardrollen und den Rollen der Gruppen des Benutzers. Sonst können sich nur Personen mit Konto anmelden.',
  Groups: 'Gruppen',
  'Leave blank to use the domain on port 636. Connections are always encrypted.':
    'Leer lassen, um die Domäne auf Port 636 zu verwenden. Andere Ports als 636 und 3269 werden mit STARTTLS verschlüsselt; nichts wird unverschlüsselt übertragen.',
  'Bind account': 'Bind-Konto',
  'A username in the domain, or a DN such as cn=waybill,dc=example,dc=com.':
    'Ein Benutzername der Domäne oder ein DN wie cn=waybill,dc=example,dc=com.',
  '{label} attribute': 'Attribut: {label}',
  'sAMAccountName in Active Directory, often {often} elsewhere.':
    'In Active Directory sAMAccountName, sonst oft {often}.',
  'Please enter the name of an attribute': 'Bitte geben Sie den Namen eines Attributs ein',
  'Leave blank to use no-reply@ and your host name.':
    'Leer lassen, um no-reply@ und Ihren Hostnamen zu verwenden.',
  'Leave blank to use the mail server of this installation.':
    'Leer lassen, um den Mailserver dieser Installation zu verwenden.',
  '587, or 465 for implicit TLS.': '587, oder 465 für implizites TLS.',
  "Servers that don't support it are rejected.":
    'Server ohne diese Unterstützung werden abgelehnt.',
  'E-mails and the password are sent unencrypted: anyone on the way can read them.':
    'E-Mails und Kennwort werden unverschlüsselt übertragen: Unterwegs kann sie jeder mitlesen.',
  'No authentication': 'Ohne Anmeldung',
  'For servers that recognize this installation by its IP address.':
    'Für Server, die diese Installation an ihrer IP-Adresse erkennen.',
  'Prefixed to the username, as Exchange servers require.':
    'Wird dem Benutzernamen vorangestellt, wie von Exchange-Servern verlangt.',
  Premium: 'Premium',
  ATI: 'ATI',
  'ATI standard': 'ATI Standard',
  'ATI premium': 'ATI Premium',
  'Standard from a value of': 'Standard ab einem Wert von',
  'Premium from a value of': 'Premium ab einem Wert von',
  'ATI from a value of': 'ATI ab einem Wert von',
  'Users choose one on the sign-in page or in their profile.':
    'Benutzer wählen eine davon auf der Anmeldeseite oder in ihrem Profil.',
  'English and German are built in.': 'Englisch und Deutsch sind integriert.',
  'Missing texts in other languages are shown in English.':
    'Fehlende Texte anderer Sprachen erscheinen auf Englisch.',
  'In a new tab': 'In neuem Tab',
  Here: 'Hier',
  'Username of someone in the directory': 'Benutzername einer Person im Verzeichnis',
  'The test uses the saved settings. Save your changes first.':
    'Der Test verwendet die gespeicherten Einstellungen. Speichern Sie zuerst Ihre Änderungen.',
  'The directory could not be reached': 'Das Verzeichnis war nicht erreichbar',
  '{server} found no user with this username':
    '{server} hat keinen Benutzer mit diesem Benutzernamen gefunden',
  'There may also be more than one. Check the username attribute and the search base.':
    'Möglicherweise gibt es auch mehrere. Prüfen Sie das Attribut für den Benutzernamen und die Suchbasis.',
  '{server} found this person': '{server} hat diese Person gefunden',
  'None: no account can be created': 'Keine: Es kann kein Konto angelegt werden',
  'The e-mail is sent with the saved settings. Save your changes first.':
    'Die E-Mail wird mit den gespeicherten Einstellungen gesendet. Speichern Sie zuerst Ihre Änderungen.',
  "This installation's mail server": 'Der Mailserver dieser Installation',
  'Quote, book, label and track freight.': 'Fracht anbieten, buchen, etikettieren und verfolgen.',
  'Compact list with details and bulk actions.': 'Kompakte Liste mit Details und Sammelaktionen.',
  'Deliveries and pickups by your own fleet.': 'Zustellungen und Abholungen der eigenen Flotte.',
  'Carrier accounts and services.': 'Frachtführerkonten und Services.',
  'Invoices, payments and statements.': 'Rechnungen, Zahlungen und Kontoauszüge.',
  Braintree: 'Braintree',
  'Other currencies': 'Andere Währungen',
  'Other currencies saved': 'Andere Währungen gespeichert',
  'Save currencies': 'Währungen speichern',
  'For other systems to read. They are not used for conversion here.':
    'Für andere Systeme gespeichert. Hier wird damit nichts umgerechnet.',
  'Exchange rate to {currency}': 'Wechselkurs zu {currency}',
  'Please enter a number greater than 0': 'Bitte geben Sie eine Zahl größer als 0 ein',
  'Remove currency {number}': 'Währung {number} entfernen',
  'Add currency': 'Währung hinzufügen',
  'Self-registration': 'Selbstregistrierung',
  'Carrier timeout': 'Wartezeit auf Frachtführer',
  "How long a shop's rate request waits, up to 8 seconds. None asks yet.":
    'Wie lange die Preisabfrage eines Shops auf alle Frachtführer wartet, 0 bis 8 Sekunden. Shops werden beim jeweiligen Kunden verwaltet; noch fragt keiner Preise ab.',
  'Please enter the number of seconds': 'Bitte geben Sie die Anzahl der Sekunden ein',
  'Default customer type': 'Standard-Kundenart',
  "For customers from imports and other systems that don't specify one.":
    'Für Kunden aus Importen und anderen Systemen ohne Angabe der Art.',
};
