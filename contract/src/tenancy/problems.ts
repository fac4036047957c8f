import { problems } from '../problem.ts';

export const tenancyProblems = problems({
  NumberSeriesExhausted: {
    status: 409,
    message: 'The number series is used up. Please extend it in the settings.',
  },
  SidebarLinkNotFound: { status: 404, message: 'We could not find this sidebar link.' },
  LanguageNotFound: { status: 404, message: 'We could not find this language.' },
  LanguageTaken: { status: 409, message: 'This language already exists!' },
  LanguageNeeded: {
    status: 409,
    message: 'This is the default language. Choose another default first.',
  },
  NumberIsTyped: {
    status: 400,
    message: 'Please enter the number: this series is manual.',
  },
});
