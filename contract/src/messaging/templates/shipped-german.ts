import type { TemplateChannel, TemplateName } from './shapes.ts';
import type { TemplateText } from './shipped-templates.ts';

const freight = '{{ConsignmentId}} von {{FromPlace}} nach {{ToPlace}}';
const follow = '<p><a href="{{TrackingUrl}}">Sendung verfolgen</a></p>';
const note = '<p>{{Note}}</p>';
const regards = '<p>{{TenantName}}</p>';
const hello = '<p>Guten Tag {{CustomerName}},</p>';
const helloUser = '<p>Guten Tag {{UserName}},</p>';
const unexpected = '<p>Wenn Sie diesen Brief nicht erwartet haben, brauchen Sie nichts zu tun.</p>';
const lines = (...parts: readonly string[]): string => parts.join('\n');

/** The shipped words in German: the same placeholders, text by text. */
export const shippedGerman: Readonly<
  Record<TemplateName, Readonly<Record<TemplateChannel, TemplateText>>>
> = {
  BookingConfirmation: {
    Email: {
      subject: 'Gebucht: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>Ihre Fracht ${freight} ist mit {{ServiceName}} gebucht.</p>`,
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
        `<p>für ${freight} ist eine Abholung angefordert.</p>`,
        '<p>Bereit ab: {{PickupDate}}</p>',
        note,
        follow,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: Abholung von {{ConsignmentId}} angefordert für {{PickupDate}}.',
    },
    Push: {
      subject: 'Abholung angefordert: {{ConsignmentId}}',
      content: 'Bereit ab {{PickupDate}}',
    },
  },
  StatusUpdate: {
    Email: {
      subject: '{{Status}}: {{ConsignmentId}}',
      content: lines(hello, `<p>${freight} ist jetzt: {{Status}}.</p>`, note, follow, regards),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{ConsignmentId}} ist jetzt: {{Status}}. {{TrackingUrl}}',
    },
    Push: { subject: '{{Status}}: {{ConsignmentId}}', content: '{{FromPlace}} nach {{ToPlace}}' },
  },
  Delivered: {
    Email: {
      subject: 'Zugestellt: {{ConsignmentId}}',
      content: lines(
        hello,
        `<p>${freight} wurde am {{DeliveredAt}} zugestellt. Unterschrieben von: {{SignedBy}}.</p>`,
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
        '<p>Es muss noch gebucht werden.<br><a href="{{QuoteUrl}}">Angebot ansehen</a></p>',
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
  InvoiceIssued: {
    Email: {
      subject: 'Rechnung {{InvoiceNumber}} von {{TenantName}}',
      content: lines(
        hello,
        '<p>Rechnung {{InvoiceNumber}} über {{Amount}} ist am {{DueDate}} fällig.</p>',
        '<p><a href="{{InvoiceUrl}}">Rechnung ansehen</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: Rechnung {{InvoiceNumber}} über {{Amount}}, fällig {{DueDate}}.',
    },
    Push: { subject: 'Rechnung {{InvoiceNumber}}', content: '{{Amount}}, fällig am {{DueDate}}' },
  },
  StatementReady: {
    Email: {
      subject: 'Ihr Kontoauszug von {{TenantName}}',
      content: lines(
        hello,
        '<p>Ihr Kontoauszug ist bereit. Der Saldo am {{DueDate}} ist {{Amount}}.</p>',
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
        '<p>{{Amount}} von Rechnung {{InvoiceNumber}} war am {{DueDate}} fällig. Bitte zahlen Sie bald.</p>',
        '<p><a href="{{InvoiceUrl}}">Rechnung ansehen</a></p>',
        '<p>Haben Sie inzwischen gezahlt, brauchen Sie nichts zu tun.</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: Rechnung {{InvoiceNumber}} über {{Amount}} war am {{DueDate}} fällig.',
    },
    Push: { subject: 'Rechnung {{InvoiceNumber}} ist überfällig', content: '{{Amount}}' },
  },
  CardReceipt: {
    Email: {
      subject: 'Beleg: {{Amount}} für Buchung {{BookingId}}',
      content: lines(
        hello,
        '<p>wir haben Ihre Karte ({{Card}}) für Buchung {{BookingId}} mit {{Amount}} belastet, darin {{TaxAmount}} GST.</p>',
        '<p>Sendung: {{ConsignmentId}}<br>' + '<a href="{{TrackingUrl}}">Sendung verfolgen</a></p>',
        '<p>ABN von {{TenantName}}: {{TaxNumber}}<br>Transaktion: {{TransactionId}}</p>',
        '<p><a href="{{BookingUrl}}">Buchung finden</a> und Etikett drucken, mit Buchungsnummer und E-Mail-Adresse.</p>',
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
        '<p>wir haben {{Amount}} für Buchung {{BookingId}} auf Ihre Karte ({{Card}}) zurückgegeben.</p>',
        '<p>Ihre Bank zeigt es in wenigen Tagen. Beim Zahlungsdienst heißt der Vorgang {{TransactionId}}.</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: {{Amount}} für Buchung {{BookingId}} geht zurück auf {{Card}}.',
    },
    Push: { subject: 'Erstattung: {{Amount}}', content: 'Buchung {{BookingId}}' },
  },
  Quote: {
    Email: {
      subject: '{{TenantName}}: Angebot {{QuoteNumber}}, {{Price}}',
      content: lines(
        '<p>{{SenderName}} hat einen Preis für Ihre Fracht von {{FromPlace}} nach {{ToPlace}}:</p>',
        '<p>{{Price}} einschließlich Steuer, mit {{ServiceName}}.<br>' +
          'Packstücke: {{Pieces}}, zusammen {{Weight}} kg.<br>' +
          'Der Preis gilt bis {{HeldUntil}}.</p>',
        '<p><a href="{{QuoteUrl}}">Das Angebot ansehen</a></p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content:
        '{{TenantName}}: {{FromPlace}} nach {{ToPlace}} für {{Price}}, bis {{HeldUntil}}. {{QuoteUrl}}',
    },
    Push: {
      subject: 'Angebot {{QuoteNumber}}: {{Price}}',
      content: '{{FromPlace}} nach {{ToPlace}}, bis {{HeldUntil}}',
    },
  },
  DriverInvitation: {
    Email: {
      subject: 'Fahren Sie für {{TenantName}}',
      content: lines(
        '<p>{{InvitedBy}} lädt Sie ein, für {{TenantName}} zu fahren.</p>',
        '<p><a href="{{InvitationUrl}}">Innerhalb von sieben Tagen beitreten</a></p>',
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
      subject: 'Ihr Kennwort bei {{TenantName}}',
      content: lines(
        helloUser,
        '<p>jemand, wahrscheinlich Sie, hat ein neues Kennwort verlangt.</p>',
        '<p><a href="{{ResetUrl}}">Neues Kennwort wählen</a></p>',
        '<p>Waren Sie es nicht, brauchen Sie nichts zu tun: Ihr Kennwort bleibt, wie es ist.</p>',
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: Wählen Sie ein neues Kennwort unter {{ResetUrl}}',
    },
    Push: { subject: 'Ihr Kennwort', content: 'Ein neues Kennwort wurde verlangt' },
  },
  WelcomeUser: {
    Email: {
      subject: 'Ihr Konto bei {{TenantName}}',
      content: lines(
        helloUser,
        '<p>bei {{TenantName}} wurde ein Konto für Sie angelegt. Ihr Benutzername ist {{SignInName}}.</p>',
        '<p><a href="{{SignInUrl}}">Melden Sie sich an</a> mit dem Kennwort, das Ihre Verwaltung Ihnen gibt.</p>',
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
        '<p>bei {{TenantName}} wurde ein Konto für Sie angelegt. Ihr Benutzername ist {{SignInName}}.</p>',
        '<p><a href="{{ResetUrl}}">Wählen Sie innerhalb von sieben Tagen ein Kennwort</a></p>',
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
        '<p><a href="{{ConfirmUrl}}">Innerhalb von sieben Tagen bestätigen</a></p>',
        unexpected,
        regards,
      ),
    },
    Sms: {
      subject: '',
      content: '{{TenantName}}: Bestätigen Sie Ihre Adresse unter {{ConfirmUrl}}',
    },
    Push: { subject: 'Ihre E-Mail-Adresse', content: 'Sie muss bestätigt werden' },
  },
  SecurityCode: {
    Email: {
      subject: 'Ihr Sicherheitscode',
      content: lines(
        helloUser,
        '<p>Ihr Sicherheitscode ist {{Code}}. Er gilt fünf Minuten.</p>',
        '<p>Melden Sie sich gerade nicht an, kennt jemand Ihr Kennwort: Bitte ändern Sie es.</p>',
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
        '<p>{{CommenterName}} schreibt:</p>',
        '<p>{{Comment}}</p>',
        '<p><a href="{{DiscussionUrl}}">Diskussion öffnen</a></p>',
        regards,
      ),
    },
    Sms: { subject: '', content: '{{CommenterName}} zu {{Topic}}: {{Comment}}' },
    Push: { subject: '{{Topic}}', content: '{{CommenterName}}: {{Comment}}' },
  },
};
