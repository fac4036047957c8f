import type { signingInTexts } from '@waybill/contract/tenancy/texts/signing-in';

export const signingInGerman: Readonly<Record<(typeof signingInTexts)[number], string>> = {
  'Sign in': 'Anmelden',
  'Signing out': 'Abmeldung',
  'Please wait…': 'Bitte warten …',
  'E-mail or username': 'E-Mail oder Benutzername',
  Password: 'Kennwort',
  'Enter your e-mail or username': 'Geben Sie Ihre E-Mail-Adresse oder Ihren Benutzernamen ein',
  'Enter your password': 'Geben Sie Ihr Kennwort ein',
  'Stay signed in for 30 days': '30 Tage angemeldet bleiben',
  "Don't have an account?": 'Noch kein Konto?',
  'Shipping just once?': 'Nur einmal versenden?',
  'Book as a guest': 'Als Gast buchen',
  Register: 'Registrieren',
  '{problem}. Try again in {time}': '{problem}. Erneut möglich in {time}',
  Language: 'Sprache',
  'Invalid user name or password': 'Benutzername oder Kennwort ist falsch',
  'Please sign in to see this page.': 'Bitte melden Sie sich an, um diese Seite zu sehen.',
  'Your sign-in page expired. Please try again.':
    'Ihre Anmeldeseite ist abgelaufen. Bitte versuchen Sie es erneut.',
  'The server cannot be reached. Check your connection and try again.':
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  "You can't sign in here.": 'Sie können sich hier nicht anmelden.',
  'Sign-in is not set up correctly. Please contact your administrator.':
    'Die Anmeldung ist nicht richtig eingerichtet. Bitte wenden Sie sich an Ihre Administration.',
  'This sign-in link is no longer valid.': 'Dieser Anmeldelink gilt nicht mehr.',
  'The user is locked out': 'Der Benutzer ist gesperrt',
  'The user is not active': 'Der Benutzer ist nicht aktiv',
  'Impersonation token is invalid or expired!':
    'Das Vertretungsticket ist ungültig oder abgelaufen!',
  'Too many sign-in attempts right now. Please try again in a moment.':
    'Im Moment gibt es zu viele Anmeldungen. Bitte versuchen Sie es gleich noch einmal.',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'Sign-in failed. Please try again.':
    'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'Forgot your password?': 'Kennwort vergessen?',
  'Reset your password': 'Kennwort zurücksetzen',
  "Enter your e-mail address and we'll send you a link to reset your password.":
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link zum Zurücksetzen Ihres Kennworts.',
  'Please enter your e-mail address': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'Send link': 'Link senden',
  'Check your inbox': 'Prüfen Sie Ihr Postfach',
  "If {address} belongs to an account, we've sent it a link. It's valid for one hour.":
    'Falls {address} zu einem Konto gehört, haben wir einen Link dorthin gesendet. Der Link gilt eine Stunde.',
  'Back to sign-in': 'Zurück zur Anmeldung',
  'Choose a new password': 'Neues Kennwort wählen',
  'Before you continue, please choose a password that only you know.':
    'Bevor Sie fortfahren, wählen Sie bitte ein Kennwort, das nur Sie kennen.',
  'New password': 'Neues Kennwort',
  'Please enter a new password': 'Bitte geben Sie ein neues Kennwort ein',
  'Save password': 'Kennwort speichern',
  'This link is incomplete. Please open it again from the e-mail.':
    'Dieser Link ist unvollständig. Bitte öffnen Sie ihn erneut aus der E-Mail.',
  'This link has expired or has already been used.':
    'Dieser Link ist abgelaufen oder wurde bereits verwendet.',
  'Request a new link': 'Neuen Link anfordern',
  'Your password has been saved': 'Ihr Kennwort wurde gespeichert',
  'An administrator must activate your account before you can sign in.':
    'Ihr Konto muss erst von der Administration aktiviert werden, bevor Sie sich anmelden können.',
  'Confirm your e-mail address': 'E-Mail-Adresse bestätigen',
  'Your e-mail address has been confirmed': 'Ihre E-Mail-Adresse wurde bestätigt',
  "We'll send you a link to confirm your e-mail address.":
    'Wir senden Ihnen einen Link, mit dem Sie Ihre E-Mail-Adresse bestätigen.',
  "If {address} still needs to be confirmed, we've sent a link to it.":
    'Falls {address} noch bestätigt werden muss, haben wir einen Link dorthin gesendet.',
  'Your e-mail address is not confirmed': 'Ihre E-Mail-Adresse ist nicht bestätigt',
  'You must change your password': 'Sie müssen Ihr Kennwort ändern',
  'Security code': 'Sicherheitscode',
  'Security code required': 'Sicherheitscode erforderlich',
  'Invalid security code!': 'Ungültiger Sicherheitscode!',
  'Enter the six-digit code from your authenticator app.':
    'Geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.',
  "Can't use your app? Enter one of your recovery codes instead.":
    'Kein Zugriff auf die App? Geben Sie stattdessen einen Ihrer Wiederherstellungscodes ein.',
  "We've sent a six-digit code to your e-mail address.":
    'Wir haben einen sechsstelligen Code an Ihre E-Mail-Adresse gesendet.',
  "Don't ask again on this browser for 30 days": 'In diesem Browser 30 Tage lang nicht mehr fragen',
  'E-mail me a code': 'Code per E-Mail senden',
  'Enter the six-digit code': 'Geben Sie den sechsstelligen Code ein',
  'Sign-in timed out. Please start again.':
    'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie von vorn.',
  'Code sent': 'Code gesendet',
  'The directory is not responding. Please try again later.':
    'Das Verzeichnis antwortet nicht. Bitte versuchen Sie es später noch einmal.',
  'You are in the directory, but not a user here yet. Please ask your administrator.':
    'Sie sind im Verzeichnis eingetragen, haben hier aber noch kein Konto. Bitte wenden Sie sich an Ihre Administration.',
};
