import type { signingInTexts } from '@waybill/contract/tenancy/texts/signing-in';

export const signingInGerman: Readonly<Record<(typeof signingInTexts)[number], string>> = {
  'Sign in': 'Anmelden',
  'Signing out': 'Abmeldung',
  'One moment…': 'Einen Moment …',
  'E-mail or user name': 'E-Mail oder Benutzername',
  Password: 'Kennwort',
  'Enter your e-mail or user name': 'Geben Sie Ihre E-Mail oder Ihren Benutzernamen ein',
  'Enter your password': 'Geben Sie Ihr Kennwort ein',
  'Stay signed in for 30 days': '30 Tage angemeldet bleiben',
  'You have no account?': 'Sie haben kein Konto?',
  'Just once?': 'Nur einmal?',
  'Book as a guest': 'Als Gast buchen',
  Register: 'Registrieren',
  '{problem}. Try again in {time}': '{problem}. Erneut möglich in {time}',
  Language: 'Sprache',
  'Invalid user name or password': 'Benutzername oder Kennwort ist falsch',
  'Please sign in to see this page.': 'Bitte melden Sie sich an, um diese Seite zu sehen.',
  'Your sign-in page was open for too long. Please try again.':
    'Ihre Anmeldeseite war zu lange offen. Bitte versuchen Sie es erneut.',
  'The server cannot be reached. Check your connection and try again.':
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'You may not sign in here.': 'Sie dürfen sich hier nicht anmelden.',
  'Signing in is not set up correctly. Please tell your administrator.':
    'Die Anmeldung ist nicht richtig eingerichtet. Bitte sagen Sie Ihrer Verwaltung Bescheid.',
  'This sign-in link is no longer valid.': 'Dieser Anmeldelink gilt nicht mehr.',
  'The user is locked out': 'Der Benutzer ist gesperrt',
  'The user is not active': 'Der Benutzer ist nicht aktiv',
  'Impersonation token is invalid or expired!':
    'Das Vertretungsticket ist ungültig oder abgelaufen!',
  'Too many people are signing in right now. Please try again in a moment.':
    'Gerade melden sich zu viele Leute an. Bitte versuchen Sie es gleich noch einmal.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'Signing in did not work. Please try again.':
    'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es erneut.',
  'Forgot your password?': 'Kennwort vergessen?',
  'Forgotten password': 'Kennwort vergessen',
  'Tell us your e-mail address. We send you a link to choose a new password.':
    'Nennen Sie uns Ihre E-Mail-Adresse. Wir senden Ihnen einen Link, mit dem Sie ein neues Kennwort wählen.',
  'Please enter your e-mail address': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'Send the link': 'Link senden',
  'Look into your mailbox': 'Sehen Sie in Ihr Postfach',
  'If somebody here has the address {address}, a letter with a link is on its way. The link is good for an hour.':
    'Falls jemand hier die Adresse {address} hat, ist ein Brief mit einem Link unterwegs. Der Link gilt eine Stunde.',
  'Back to sign-in': 'Zurück zur Anmeldung',
  'Choose a new password': 'Neues Kennwort wählen',
  'Before you go on, please choose a password that only you know.':
    'Bevor es weitergeht, wählen Sie bitte ein Kennwort, das nur Sie kennen.',
  'New password': 'Neues Kennwort',
  'Please enter a new password': 'Bitte geben Sie ein neues Kennwort ein',
  'Save the password': 'Kennwort speichern',
  'This link is not complete. Please open it again from the letter.':
    'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus dem Brief.',
  'This link was used already, or is too old.': 'Dieser Link wurde schon benutzt oder ist zu alt.',
  'Ask for a new link': 'Neuen Link anfordern',
  'Your password is saved': 'Ihr Kennwort ist gespeichert',
  'An administrator has to switch your account on before you can sign in.':
    'Ihre Verwaltung muss Ihr Konto freischalten, bevor Sie sich anmelden können.',
  'Confirm your e-mail address': 'E-Mail-Adresse bestätigen',
  'Your e-mail address is confirmed': 'Ihre E-Mail-Adresse ist bestätigt',
  'We send you a link that confirms your e-mail address.':
    'Wir senden Ihnen einen Link, der Ihre E-Mail-Adresse bestätigt.',
  'If somebody here has yet to confirm the address {address}, a letter with a link is on its way.':
    'Falls jemand hier die Adresse {address} noch bestätigen muss, ist ein Brief mit einem Link unterwegs.',
  'The e-mail address is not confirmed': 'Die E-Mail-Adresse ist nicht bestätigt',
  'The password has to be changed': 'Das Kennwort muss geändert werden',
  'Security code': 'Sicherheitscode',
  'A security code is needed': 'Ein Sicherheitscode ist nötig',
  'Invalid security code!': 'Ungültiger Sicherheitscode!',
  'Enter the six digits that your authenticator app shows.':
    'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-App zeigt.',
  'Without your app, enter one of your recovery codes instead.':
    'Ohne Ihre App geben Sie stattdessen einen Ihrer Wiederherstellungscodes ein.',
  'We have sent six digits to your e-mail address.':
    'Wir haben sechs Ziffern an Ihre E-Mail-Adresse gesendet.',
  'Do not ask on this browser for 30 days': 'In diesem Browser 30 Tage lang nicht fragen',
  'Send the code by e-mail': 'Code per E-Mail senden',
  'Enter the six digits': 'Geben Sie die sechs Ziffern ein',
  'Signing in took too long. Please start again.':
    'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
  'The code is on its way': 'Der Code ist unterwegs',
  'The directory does not answer. Please try again later.':
    'Das Verzeichnis antwortet nicht. Bitte versuchen Sie es später noch einmal.',
  'The directory knows you, but you have no account here. Please ask your administrator.':
    'Das Verzeichnis kennt Sie, aber Sie haben hier kein Konto. Bitte fragen Sie Ihre Verwaltung.',
};
