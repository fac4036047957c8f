/** The purpose of files attached to records. */
export const documentPurpose = 'document';
