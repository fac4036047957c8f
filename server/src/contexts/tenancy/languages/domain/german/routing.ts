import type { routingTexts } from '@waybill/contract/tenancy/texts/routing';

export const routingGerman: Readonly<Record<(typeof routingTexts)[number], string>> = {
  'We could not find this run.': 'Wir konnten diese Tour nicht finden.',
  'A completed run can no longer be changed.':
    'Eine abgeschlossene Tour kann nicht mehr geändert werden.',
  'This driver already has an open run on this day.':
    'Dieser Fahrer hat an diesem Tag schon eine offene Tour.',
  'Too many routes are being planned right now. Please try again in a moment.':
    'Gerade werden zu viele Touren geplant. Bitte versuchen Sie es gleich noch einmal.',
  'Please send a vehicle': 'Bitte senden Sie ein Fahrzeug',
  'A time window ends after it starts': 'Ein Zeitfenster endet nach seinem Beginn',
  'Please send the id of a run or of a driver':
    'Bitte senden Sie die Id einer Tour oder eines Fahrers',
  'Please choose a run': 'Bitte wählen Sie eine Tour',
  'Please send a job or a shipment': 'Bitte senden Sie einen Auftrag oder eine Sendung',
  'Please send where the vehicle starts': 'Bitte senden Sie, wo das Fahrzeug startet',
  'Please send a location, or matrices': 'Bitte senden Sie einen Ort oder Matrizen',
  'All matrices are square and of the same size': 'Alle Matrizen sind quadratisch und gleich groß',
  'Please send a location that the matrices have':
    'Bitte senden Sie einen Ort, den die Matrizen enthalten',
};
