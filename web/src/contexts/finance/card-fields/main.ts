import dropIn, { type DropIn } from 'braintree-web-drop-in';
import { type FromCardFields, heard, type ToCardFields } from '../links/card/messages.ts';

// Its own page, in a frame of ours: the one place where the processor's scripts may run. Opened by
// itself it does nothing, so that nobody can be sent here with a key that is not the tenant's.

const place = document.getElementById('card');
if (!place) throw new Error('card-fields.html has no element with the id card');

const say = (message: FromCardFields): void => parent.postMessage(message, location.origin);

let fields: DropIn | null = null;

async function open(key: string): Promise<void> {
  // Ours has the drop-in's rules in it; by this name it knows that and loads none from elsewhere.
  const sheet = document.querySelector('link[rel=stylesheet], style');
  if (sheet) sheet.id = 'braintree-dropin-stylesheet';
  const card = { cardholderName: { required: true } };
  fields = await dropIn.create({ authorization: key, container: '#card', card });
  say({ card: 'ready' });
}

async function ask(): Promise<void> {
  const chosen = await fields?.requestPaymentMethod().catch(() => undefined);
  say(chosen === undefined ? { card: 'incomplete' } : { card: 'nonce', nonce: chosen.nonce });
}

if (parent !== window) {
  addEventListener('message', (event) => {
    const said = heard<ToCardFields>(event, parent);
    if (said?.card === 'open' && fields === null) {
      open(said.key).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        say({ card: 'broken', message });
      });
    }
    if (said?.card === 'ask') void ask();
    if (said?.card === 'renew') fields?.clearSelectedPaymentMethod();
  });
  new ResizeObserver(() => {
    say({ card: 'height', height_px: Math.ceil(place.getBoundingClientRect().height) });
  }).observe(place);
  say({ card: 'loaded' });
}
