import type { developersTexts } from '@waybill/contract/tenancy/texts/developers';

export const developersGerman: Readonly<Record<(typeof developersTexts)[number], string>> = {
  'OpenAPI document': 'OpenAPI-Dokument',
  'Answers come as': 'Antworten kommen als',
  '. Send a bearer token; systems get one from':
    '. Senden Sie ein Bearer-Token; Systeme erhalten eines von',
  'with their client id and secret.': 'mit ihrer Client-Id und ihrem Geheimnis.',
  'Search calls': 'Aufrufe suchen',
  'The list of calls could not be loaded': 'Die Liste der Aufrufe konnte nicht geladen werden',
  'No call matches': 'Kein Aufruf passt',
  'Access:': 'Zugang:',
  'Copy path': 'Pfad kopieren',
  Body: 'Inhalt',
  Refusals: 'Ablehnungen',
  required: 'nötig',
};
