import type { TemplateChannel, TemplateName } from './shapes.ts';
import type { TemplateText } from './shipped-templates.ts';

const freight = '{{ConsignmentId}} von {{FromPlace}} nach {{ToPlace}}';
const follow = '<p><a href="{{TrackingUrl}}">Sendung verfolgen</a></p>';
const note = '<p>{{Note}}</p>';
const regards = '<p>{{TenantName}}</p>';
const hello = '<p>Guten Tag {{CustomerName}},</p>';
const helloUser = '<p>Guten Tag {{UserName}},</p>';
const unexpected = '<p>Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.</p>';
const lines = (...parts: readonly string[]): string => parts.join('\n');

/** The default texts in German, with the same placeholders. */
export const shippedGerman: Readonly<
  Record<TemplateName, Readonly<Record<TemplateChannel, TemplateText>>>
> = {
  BookingConfirmation: {
    Email: {
      subject: 'Gebucht: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>Ihre Sendung ${freight} ist mit {{ServiceName}} gebucht.</p>`,
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{ConsignmentId}} nach {{ToPlace}} ist gebucht. {{TrackingUrl}}',
    },
    Push: { subject: 'Gebucht: {{ConsignmentId}}', content: '{{FromPlace}} nach {{ToPlace}}' },
  },
  PickupRequested: {
    Email: {
      subject: 'Abholung angefordert: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>wir haben eine Abholung für ${freight} angefordert.</p>`,
        '<p>Bereit ab: {{PickupDate}}</p>',
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: Abholung von {{ConsignmentId}} angefordert, bereit ab {{PickupDate}}.',
    },
    Push: {
      subject: 'Abholung angefordert: {{ConsignmentId}}',
      content: 'Bereit ab {{PickupDate}}',
    },
  },
  StatusUpdate: {
    Email: {
      subject: '{{Status}}: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>Ihre Sendung ${freight} hat einen neuen Status: {{Status}}.</p>`,
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{ConsignmentId}} hat den neuen Status {{Status}}. {{TrackingUrl}}',
    },
    Push: { subject: '{{Status}}: {{ConsignmentId}}', content: '{{FromPlace}} nach {{ToPlace}}' },
  },
  Delivered: {
    Email: {
      subject: 'Zugestellt: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>Ihre Sendung ${freight} wurde am {{DeliveredAt}} zugestellt. ` +
          'Unterschrieben von {{SignedBy}}.</p>',
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{ConsignmentId}} wurde zugestellt. {{TrackingUrl}}',
    },
    Push: { subject: 'Zugestellt: {{ConsignmentId}}', content: 'Unterschrieben von {{SignedBy}}' },
  },
  ImportFinished: {
    Email: {
      subject: '{{FileName}}: {{RowsBooked}} von {{RowsTotal}} Zeilen sind gebucht',
      content: lines(
        '<p>{{ImportedBy}} hat Buchungen aus {{FileName}} importiert.</p>',
        '<p>Zeilen: {{RowsTotal}}<br>Gebucht: {{RowsBooked}}<br>' +
          'Nicht gebucht: {{RowsReturned}}</p>',
        '<p><a href="{{ImportUrl}}">Buchungen ansehen</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: {{RowsBooked}} von {{RowsTotal}} Zeilen aus {{FileName}} ' +
        'sind gebucht. {{ImportUrl}}',
    },
    Push: {
      subject: '{{FileName}}: {{RowsBooked}} von {{RowsTotal}} Zeilen sind gebucht',
      content: 'Importiert von {{ImportedBy}}',
    },
  },
  QuoteAccepted: {
    Email: {
      subject: 'Angebot {{QuoteNumber}} ist angenommen: {{Price}}',
      content: lines(
        '<p>{{AcceptedBy}} hat Angebot {{QuoteNumber}} von {{FromPlace}} nach {{ToPlace}} ' +
          'für {{Price}} inklusive GST angenommen.</p>',
        '<p>{{NextStep}}<br><a href="{{QuoteUrl}}">Angebot ansehen</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: {{AcceptedBy}} hat Angebot {{QuoteNumber}} angenommen. {{QuoteUrl}}',
    },
    Push: {
      subject: 'Angebot {{QuoteNumber}} ist angenommen: {{Price}}',
      content: '{{AcceptedBy}}: {{FromPlace}} nach {{ToPlace}}',
    },
  },
  ScanReview: {
    Email: {
      subject: 'Scan zu prüfen: {{ScannedNumber}}',
      content: lines(
        '<p>{{ScannedBy}}: {{Reason}}, {{ScannedNumber}}.</p>',
        '<p>Scans zu prüfen: {{ScanCount}}<br><a href="{{ReviewUrl}}">Entscheiden</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: Scan zu prüfen, {{ScannedNumber}} ({{Reason}}). {{ReviewUrl}}',
    },
    Push: {
      subject: 'Scan zu prüfen: {{ScannedNumber}}',
      content: '{{ScannedBy}}: {{Reason}}',
    },
  },
  InvoiceIssued: {
    Email: {
      subject: 'Rechnung {{InvoiceNumber}} von {{TenantName}}',
      content: lines(
        hello,
        '<p>die Rechnung {{InvoiceNumber}} über {{Amount}} ist am {{DueDate}} fällig.</p>',
        '<p><a href="{{InvoiceUrl}}">Rechnung ansehen</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: Rechnung {{InvoiceNumber}} über {{Amount}} ist am {{DueDate}} fällig.',
    },
    Push: { subject: 'Rechnung {{InvoiceNumber}}', content: '{{Amount}}, fällig am {{DueDate}}' },
  },
  StatementReady: {
    Email: {
      subject: 'Ihr Kontoauszug von {{TenantName}}',
      content: lines(
        hello,
        '<p>Ihr Kontoauszug ist bereit. Der Saldo zum {{DueDate}} beträgt {{Amount}}.</p>',
        '<p><a href="{{StatementUrl}}">Kontoauszug ansehen</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: Ihr Kontoauszug ist bereit. Saldo {{Amount}}.',
    },
    Push: { subject: 'Ihr Kontoauszug ist bereit', content: 'Saldo {{Amount}}' },
  },
  PaymentReminder: {
    Email: {
      subject: 'Erinnerung: Rechnung {{InvoiceNumber}} ist überfällig',
      content: lines(
        hello,
        '<p>die Rechnung {{InvoiceNumber}} war am {{DueDate}} fällig. ' +
          'Bitte zahlen Sie den offenen Betrag von {{Amount}} so bald wie möglich.</p>',
        '<p><a href="{{InvoiceUrl}}">Rechnung ansehen</a></p>',
        '<p>Falls Sie bereits gezahlt haben, betrachten Sie diese Erinnerung bitte als ' +
          'gegenstandslos.</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: Rechnung {{InvoiceNumber}} über {{Amount}} war am {{DueDate}} fällig.',
    },
    Push: { subject: 'Rechnung {{InvoiceNumber}} ist überfällig', content: '{{Amount}} offen' },
  },
  CardReceipt: {
    Email: {
      subject: 'Beleg: {{Amount}} für Buchung {{BookingId}}',
      content: lines(
        hello,
        '<p>wir haben Ihre Karte ({{Card}}) für die Buchung {{BookingId}} mit {{Amount}} ' +
          'belastet, einschließlich {{TaxAmount}} GST.</p>',
        '<p>Sendung: {{ConsignmentId}}<br>' + '<a href="{{TrackingUrl}}">Sendung verfolgen</a></p>',
        '<p>ABN von {{TenantName}}: {{TaxNumber}}<br>Transaktionsnummer: {{TransactionId}}</p>',
        '<p>Um das Etikett zu drucken, öffnen Sie Ihre Buchung mit Buchungsnummer und ' +
          'E-Mail-Adresse.<br>' +
          '<a href="{{BookingUrl}}">Buchung ansehen</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{Card}} mit {{Amount}} für Buchung {{BookingId}} belastet.',
    },
    Push: { subject: 'Bezahlt: {{Amount}}', content: 'Buchung {{BookingId}}' },
  },
  CardRefund: {
    Email: {
      subject: 'Erstattung: {{Amount}} für Buchung {{BookingId}}',
      content: lines(
        hello,
        '<p>wir haben {{Amount}} für die Buchung {{BookingId}} auf Ihre Karte ({{Card}}) ' +
          'erstattet.</p>',
        '<p>Die Gutschrift kann einige Tage dauern. Transaktionsnummer: {{TransactionId}}</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{Amount}} für Buchung {{BookingId}} auf {{Card}} erstattet.',
    },
    Push: { subject: 'Erstattung: {{Amount}}', content: 'Buchung {{BookingId}}' },
  },
  Quote: {
    Email: {
      subject: '{{TenantName}}: Angebot {{QuoteNumber}}, {{Price}}',
      content: lines(
        '<p>Hier ist das Angebot von {{SenderName}} für Ihre Fracht von {{FromPlace}} nach ' +
          '{{ToPlace}}:</p>',
        '<p>{{Price}} einschließlich Steuer, mit {{ServiceName}}.<br>' +
          'Packstücke: {{Pieces}}, Gesamtgewicht: {{Weight}} kg.<br>' +
          'Das Angebot gilt bis {{HeldUntil}}.</p>',
        '<p><a href="{{QuoteUrl}}">Angebot ansehen</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: {{FromPlace}} nach {{ToPlace}} für {{Price}}, gültig bis {{HeldUntil}}. ' +
        '{{QuoteUrl}}',
    },
    Push: {
      subject: 'Angebot {{QuoteNumber}}: {{Price}}',
      content: '{{FromPlace}} nach {{ToPlace}}, gültig bis {{HeldUntil}}',
    },
  },
  DriverInvitation: {
    Email: {
      subject: 'Fahren Sie für {{TenantName}}',
      content: lines(
        '<p>{{InvitedBy}} lädt Sie ein, für {{TenantName}} zu fahren.</p>',
        '<p><a href="{{InvitationUrl}}">Einladung annehmen</a> (sieben Tage gültig)</p>',
        unexpected,
      ),
    },
    Sms: {
      subject: '',
      content: '{{InvitedBy}} lädt Sie ein, für {{TenantName}} zu fahren: {{InvitationUrl}}',
    },
    Push: { subject: 'Fahren Sie für {{TenantName}}', content: '{{InvitedBy}} lädt Sie ein' },
  },
  PasswordReset: {
    Email: {
      subject: 'Kennwort für {{TenantName}} zurücksetzen',
      content: lines(
        helloUser,
        '<p>wir haben eine Anfrage erhalten, Ihr Kennwort zurückzusetzen.</p>',
        '<p><a href="{{ResetUrl}}">Neues Kennwort wählen</a></p>',
        '<p>Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. ' +
          'Ihr Kennwort bleibt unverändert.</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: Wählen Sie ein neues Kennwort unter {{ResetUrl}}',
    },
    Push: { subject: 'Kennwort zurücksetzen', content: 'Ein neues Kennwort wurde angefordert' },
  },
  WelcomeUser: {
    Email: {
      subject: 'Ihr Konto bei {{TenantName}}',
      content: lines(
        helloUser,
        '<p>bei {{TenantName}} wurde ein Konto für Sie angelegt. ' +
          'Ihr Benutzername ist {{SignInName}}.</p>',
        '<p>Melden Sie sich mit dem Kennwort an, das Sie von Ihrem Administrator erhalten.</p>',
        '<p><a href="{{SignInUrl}}">Anmelden</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: Ihr Benutzername ist {{SignInName}}. {{SignInUrl}}',
    },
    Push: {
      subject: 'Willkommen bei {{TenantName}}',
      content: 'Ihr Benutzername ist {{SignInName}}',
    },
  },
  UserInvitation: {
    Email: {
      subject: 'Ihr Konto bei {{TenantName}}',
      content: lines(
        helloUser,
        '<p>bei {{TenantName}} wurde ein Konto für Sie angelegt. ' +
          'Ihr Benutzername ist {{SignInName}}.</p>',
        '<p><a href="{{ResetUrl}}">Kennwort wählen</a> (sieben Tage gültig)</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: Ihr Benutzername ist {{SignInName}}. {{ResetUrl}}',
    },
    Push: {
      subject: 'Willkommen bei {{TenantName}}',
      content: 'Ihr Benutzername ist {{SignInName}}',
    },
  },
  EmailConfirmation: {
    Email: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      content: lines(
        helloUser,
        '<p>bitte bestätigen Sie, dass dies Ihre E-Mail-Adresse ist.</p>',
        '<p><a href="{{ConfirmUrl}}">E-Mail-Adresse bestätigen</a> (sieben Tage gültig)</p>',
        unexpected,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: Bestätigen Sie Ihre E-Mail-Adresse unter {{ConfirmUrl}}',
    },
    Push: {
      subject: 'E-Mail-Adresse bestätigen',
      content: 'Öffnen Sie den Link in unserer E-Mail',
    },
  },
  SecurityCode: {
    Email: {
      subject: 'Ihr Sicherheitscode',
      content: lines(
        helloUser,
        '<p>Ihr Sicherheitscode ist {{Code}}. Er gilt fünf Minuten.</p>',
        '<p>Wenn Sie sich gerade nicht anmelden, kennt möglicherweise jemand Ihr Kennwort. ' +
          'Bitte ändern Sie es.</p>',
        regards,
      ),
    },
    Sms: { subject: '', content: '{{TenantName}}: Ihr Sicherheitscode ist {{Code}}' },
    Push: { subject: 'Ihr Sicherheitscode', content: '{{Code}}' },
  },
  Discussion: {
    Email: {
      subject: '{{Topic}}',
      content: lines(
        '<p>{{CommenterName}} hat kommentiert:</p>',
        '<p>{{Comment}}</p>',
        '<p><a href="{{DiscussionUrl}}">Diskussion öffnen</a></p>',
        regards,
      ),
    },
    Sms: { subject: '', content: '{{CommenterName}} zu {{Topic}}: {{Comment}}' },
    Push: { subject: '{{Topic}}', content: '{{CommenterName}}: {{Comment}}' },
  },
};
