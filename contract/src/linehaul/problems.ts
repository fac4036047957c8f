import { problems } from '../problem.ts';

export const linehaulProblems = problems({
  LineHaulNotFound: { status: 404, message: 'We could not find this line haul.' },
  LineHaulNotAllowed: { status: 409, message: 'This is no longer possible for this line haul.' },
  LineHaulNotScanned: { status: 409, message: 'Some articles are not scanned.' },
  LineHaulSegregation: {
    status: 409,
    message: 'Some dangerous goods on this load must not travel together.',
  },
  LineHaulPlacard: {
    status: 409,
    message: 'This is a placard load. Please confirm that the vehicle is placarded.',
  },
  LineHaulDocuments: {
    status: 409,
    message: 'The documents of the dangerous goods are incomplete. Please state why it departs.',
  },
  LineHaulNoDangerousGoods: {
    status: 409,
    message: 'There are no dangerous goods on this line haul.',
  },
  LineHaulScanNotUndone: {
    status: 409,
    message: 'You can undo only your own scan of an article, within ten minutes.',
  },
  LineHaulFull: { status: 409, message: "This line haul doesn't have enough capacity." },
  JobNotForLineHaul: { status: 409, message: "This job can't be added to a line haul." },
  ArticleUnknown: { status: 400, message: 'We could not find this article.' },
  ArticleAllocated: { status: 409, message: 'This article is on another line haul.' },
});
