import type { developersTexts } from '@waybill/contract/tenancy/texts/developers';

export const developersGerman: Readonly<Record<(typeof developersTexts)[number], string>> = {
  'OpenAPI document': 'OpenAPI-Dokument',
  'Responses have the form': 'Antworten haben die Form',
  '. Send a bearer token; systems request one from':
    '. Senden Sie ein Bearer-Token; Systeme fordern es an unter',
  'with their client ID and secret.': 'mit ihrer Client-ID und ihrem Geheimnis.',
  'Search endpoints': 'Endpunkte suchen',
  "The list of endpoints couldn't be loaded": 'Die Liste der Endpunkte konnte nicht geladen werden',
  'No endpoints match': 'Keine Endpunkte gefunden',
  'Access:': 'Zugang:',
  'Copy path': 'Pfad kopieren',
  Body: 'Inhalt',
  'Error responses': 'Fehlerantworten',
  required: 'erforderlich',
};
