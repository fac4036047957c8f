/**
 * The purpose of an invoice's stored files, which are downloaded by guid while the invoice exists.
 */
export const filePurpose = 'reconciliation-file';
/** The purpose of exports, which are downloaded by token for an hour. */
export const exportPurpose = 'reconciliation-export';

/** Returns a CSV file to store; replaces the name's other extensions. */
export const csvFile = (name: string, text: string) => ({
  fileName: `${name.replace(/\.(csv|xlsx)$/i, '')}.csv`,
  fileType: 'text/csv',
  bytes: Buffer.from(text),
});
