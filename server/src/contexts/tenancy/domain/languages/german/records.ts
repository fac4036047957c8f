import type { recordsTexts } from '@waybill/contract/tenancy/texts/records';

export const recordsGerman: Readonly<Record<(typeof recordsTexts)[number], string>> = {
  'The customer sees them': 'Der Kunde sieht sie',
  'New documents': 'Neue Dokumente',
  Uploads: 'Hochgeladenes',
  'Send {name} again': '{name} erneut senden',
  'Let go of {name}': '{name} verwerfen',
  Download: 'Herunterladen',
  'Customer sees it': 'Kunde sieht es',
  '{fileName} deleted': '{fileName} gelöscht',
  'Delete {fileName}': '{fileName} löschen',
  'Delete {fileName}?': '{fileName} löschen?',
  'The file is gone for everybody and cannot be brought back.':
    'Die Datei ist für alle weg und lässt sich nicht zurückholen.',
  'Delete document': 'Dokument löschen',
  'Attached documents': 'Angehängte Dokumente',
  'Add documents': 'Dokumente hinzufügen',
  'No documents yet.': 'Noch keine Dokumente.',
  'Choose a picture for {label}': 'Bild für {label} wählen',
  '{pictureEndings}, up to 5 MB': '{pictureEndings}, bis 5 MB',
  Uploading: 'Wird hochgeladen',
  'Remove {label}': '{label} entfernen',
  'The {what} in the {theme} theme': '{what} im Farbschema {theme}',
  'In the {theme} theme': 'Im Farbschema {theme}',
  'This {what} can hardly be made out in the {theme} theme. A tile behind it helps.':
    '{what} ist im Farbschema {theme} kaum zu erkennen. Eine Fläche dahinter hilft.',
};
