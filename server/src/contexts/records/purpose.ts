/** The purpose of files that hang on records. */
export const documentPurpose = 'document';
