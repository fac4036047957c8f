import * as contract from '@waybill/contract/identity/endpoints';
import { identityProblems } from '@waybill/contract/identity/problems';
import { found } from '@waybill/contract/problem';
import { letterheadOf, seal } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { IdentityServices } from '../../sign-in/services.ts';
import { ownUserIdInPerson } from '../../profile/own-account.ts';
import { insistOnOffer, insistOnPassword } from '../own-second-step.ts';
import { authenticatorUri, newAuthenticatorSecret } from '../authenticator.ts';
import { addAuthenticator } from '../sql/second-step.ts';
import { profile } from '../../profile/sql.ts';

/** The number of characters up to which a screen shows a scannable QR code. */
const scannedMax = 300;

export const startAuthenticator = (services: IdentityServices) =>
  handle(contract.startAuthenticator, async ({ input, actor, db }) => {
    const userId = ownUserIdInPerson(actor);
    await insistOnOffer(db, (rules) => rules.isGoogleAuthenticatorEnabled);
    await insistOnPassword(db, services, { userId, currentPassword: input.currentPassword });
    const { email } = found(await profile(db, userId), identityProblems.UserNotFound);
    const secret = newAuthenticatorSecret();
    await addAuthenticator(db, userId, seal(services.secret, secret));
    const { name, host } = await letterheadOf(db);
    const full = authenticatorUri(secret, name, email);
    const uri = full.length <= scannedMax ? full : authenticatorUri(secret, host, String(userId));
    // Loaded on demand: the library draws a hundred types of barcodes and has 3 MB.
    const { qrCodeSvg } = await import('#platform/pdf/qr-code-svg.ts');
    return { secret, uri, qrCode: qrCodeSvg(uri) };
  });
