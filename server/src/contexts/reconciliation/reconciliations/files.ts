/** What the stored files of an invoice are for: fetched by guid, for as long as it stands. */
export const filePurpose = 'reconciliation-file';
/** What an export is for: fetched by token, for an hour. */
export const exportPurpose = 'reconciliation-export';

/** A CSV file to store; its name keeps no other ending. */
export const csvFile = (name: string, text: string) => ({
  fileName: `${name.replace(/\.(csv|xlsx)$/i, '')}.csv`,
  fileType: 'text/csv',
  bytes: Buffer.from(text),
});
