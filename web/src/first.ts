import { askFirstQuestions } from './first-questions.ts';

// What fails here is asked again by the app, which says so.
askFirstQuestions((address, init) => fetch(address, init), location.hostname).catch(
  () => undefined,
);
void import('./main.tsx');
