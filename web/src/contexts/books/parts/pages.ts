/** Both pages as one file of the build: each file's name is part of the app's first script. */
export { BooksSettingsPage } from '../connection/BooksSettingsPage.tsx';
export { BooksPage } from './BooksPage.tsx';
