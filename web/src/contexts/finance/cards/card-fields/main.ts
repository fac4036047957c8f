import dropIn, { type DropIn } from 'braintree-web-drop-in';
import { type FromCardFields, readMessage, type ToCardFields } from '../../links/card/messages.ts';

// A separate page in a frame of the app: the only place where the processor's scripts may run.
// Opened on its own it does nothing, so that no link can open it with a key that is not the
// tenant's.

const place = document.getElementById('card');
if (!place) throw new Error('card-fields.html has no element with the id card');

const t = (message: FromCardFields): void => parent.postMessage(message, location.origin);

let fields: DropIn | null = null;

async function open(key: string): Promise<void> {
  // Our style sheet contains the drop-in's rules; with this id the drop-in loads none from
  // elsewhere.
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
