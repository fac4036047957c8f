import { problems } from '../problem.ts';

export const messagingProblems = problems({
  DiscussionNotFound: { status: 404, message: 'We could not find this discussion.' },
  CommentNotFound: { status: 404, message: 'We could not find this comment.' },
  TaggedRecordNotFound: { status: 404, message: 'We could not find this record.' },
  DiscussionClosed: { status: 409, message: 'This discussion is closed.' },
  CommentDeleted: { status: 409, message: 'This comment was deleted.' },
  TooLateToChange: {
    status: 409,
    message: 'Comments can only be changed by their author within 15 minutes.',
  },
});
