import dropIn, { type DropIn } from 'braintree-web-drop-in';
import { type FromCardFields, readMessage, type ToCardFields } from '../../links/card/messages.ts';

// Its own page, in a frame of ours: the one place where the processor's scripts may run. Opened by
// itself it does nothing, so that nobody can be sent here with a key that is not the tenant's.

const place = document.getElementById('card');
if (!place) throw new Error('card-fields.html has no element with the id card');

const t = (message: FromCardFields): void => parent.postMessage(message, location.origin);

let fields: DropIn | null = null;

async function open(key: string): Promise<void> {
  // Ours has the drop-in's rules in it; by this name it knows that and loads none from elsewhere.
  const sheet = document.querySelector('link[rel=stylesheet], style');
  if (sheet) sheet.id = 'braintree-dropin-stylesheet';
  const card = { cardholderName: { required: true } };
  fields = await dropIn.create({ authorization: key, container: '#card', card });
  t({ card: 'ready' });
}

async function requestNonce(): Promise<void> {
  const chosen = await fields?.requestPaymentMethod().catch(() => undefined);
  t(chosen === undefined ? { card: 'incomplete' } : { card: 'nonce', nonce: chosen.nonce });
}

if (parent !== window) {
  addEventListener('message', (event) => {
    const message = readMessage<ToCardFields>(event, parent);
    if (message?.card === 'open' && fields === null) {
      open(message.key).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        t({ card: 'broken', message });
      });
    }
    if (message?.card === 'ask') void requestNonce();
    if (message?.card === 'renew') fields?.clearSelectedPaymentMethod();
  });
  new ResizeObserver(() => {
    t({ card: 'height', height_px: Math.ceil(place.getBoundingClientRect().height) });
  }).observe(place);
  t({ card: 'loaded' });
}
