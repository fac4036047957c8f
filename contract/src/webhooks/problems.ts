import { problems } from '../problem.ts';

export const webhooksProblems = problems({
  WebhookNotFound: { status: 404, message: 'We could not find this webhook.' },
  DeliveryNotFound: { status: 404, message: 'We could not find this delivery.' },
  DeliveryUnderWay: { status: 409, message: 'This delivery is still in progress.' },
  WebhookIsOff: { status: 409, message: 'This webhook is turned off. Turn it on first.' },
});
