import type { ResultOf } from '@waybill/contract/endpoint';
import type { getTwoFactor, startAuthenticator } from '@waybill/contract/identity/endpoints';
import { useState } from 'react';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useToast } from '#ui/Toasts.tsx';
import {
  noPassword,
  type Password,
  CurrentPasswordField,
} from '../passwords/CurrentPasswordField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import {
  useConfirmAuthenticator,
  useStartAuthenticator,
  useTwoFactor,
  useUpdateTwoFactor,
} from './calls.ts';

type TwoFactor = ResultOf<typeof getTwoFactor>;
type Setup = ResultOf<typeof startAuthenticator>;
type Act = 'app' | 'email' | 'off' | 'codes';

/** The user's own two-factor authentication: set up, turn on and off. */
export const SecondStep = () => (
  <Awaited query={useTwoFactor()} permission="">
    {(state) => <Loaded state={state} />}
  </Awaited>
);

function Loaded({ state }: { readonly state: TwoFactor }) {
  const t = useTranslate();
  const [act, setAct] = useState<Act | null>(null);
  if (!state.isOffered && !state.isEnabled) {
    return (
      <p className="text-ink-2">
        {t('Your administrator has not turned on two-factor authentication.')}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <StatusPill family={state.isEnabled ? 'green' : 'neutral'}>
          {state.isEnabled ? t('On') : t('Off')}
        </StatusPill>
        {t(sentenceOf(state))}
      </p>
      <div className="flex flex-wrap gap-2">
        {state.isOffered && state.isAuthenticatorOffered && (
          <Button onClick={() => setAct('app')}>
            {state.hasAuthenticator ? t('Set up another app') : t('Set up an authenticator app')}
          </Button>
        )}
        {state.isOffered && !state.isEnabled && state.isEmailOffered && (
          <Button onClick={() => setAct('email')}>Use codes by e-mail</Button>
        )}
        {state.isOffered && state.hasAuthenticator && (
          <Button onClick={() => setAct('codes')}>New recovery codes</Button>
        )}
        {state.isEnabled && <Button onClick={() => setAct('off')}>Turn off</Button>}
      </div>
      {state.hasAuthenticator && state.isEnabled && (
        <p className="text-ink-2">{leftOf(state.recoveryCodesLeft, t)}</p>
      )}
      {act === 'app' && <AppDialog onClose={() => setAct(null)} />}
      {act === 'codes' && <RecoveryCodes onClose={() => setAct(null)} />}
      {(act === 'email' || act === 'off') && (
        <SwitchDialog isOn={act === 'email'} onClose={() => setAct(null)} />
      )}
    </div>
  );
}

function sentenceOf({ isEnabled, hasAuthenticator, isOffered }: TwoFactor): PlatformText {
  if (!isEnabled) return 'You sign in with your password only.';
  if (!isOffered)
    return 'Not in use: your administrator has turned off two-factor authentication for everyone.';
  return hasAuthenticator
    ? 'You sign in with a code from your authenticator app.'
    : 'You sign in with a code that is sent to your e-mail address.';
}

function leftOf(codes: number, t: Translate): string {
  if (codes === 0) {
    return [
      t('You have no recovery codes.'),
      t('If you lose your app, an administrator has to restore your access.'),
      t('Generate codes now.'),
    ].join(' ');
  }
  return t('{codes, plural, one {# recovery code} other {# recovery codes}} left.', { codes });
}

type SwitchProps = { readonly isOn: boolean; readonly onClose: () => void };

function SwitchDialog({ isOn, onClose }: SwitchProps) {
  const toast = useToast();
  const save = useSaveForm({
    values: noPassword,
    send: useUpdateTwoFactor(),
    argsOf: ({ currentPassword }: Password) => ({ currentPassword, isEnabled: isOn }),
    onSaved: () => {
      toast({
        title: isOn ? 'Two-factor authentication is on' : 'Two-factor authentication is off',
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title={isOn ? 'Use codes by e-mail' : 'Turn off two-factor authentication'}
      description={
        isOn ? undefined : 'Your authenticator app and trusted browsers will be removed.'
      }
    >
      <FormShell
        {...save}
        submitLabel={isOn ? 'Turn on' : 'Turn off'}
        onCancel={onClose}
        summaryHidden
      >
        <CurrentPasswordField />
      </FormShell>
    </Dialog>
  );
}

function AppDialog({ onClose }: { readonly onClose: () => void }) {
  const [setup, setSetup] = useState<Setup | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title="Set up an authenticator app"
    >
      {setup === null ? (
        <Begin onBegun={setSetup} onClose={onClose} />
      ) : (
        <Confirm setup={setup} onClose={onClose} />
      )}
    </Dialog>
  );
}

type BeginProps = { readonly onBegun: (setup: Setup) => void; readonly onClose: () => void };

function Begin({ onBegun, onClose }: BeginProps) {
  const save = useSaveForm({
    values: noPassword,
    send: useStartAuthenticator(),
    argsOf: (values: Password) => values,
    onSaved: (setup) => onBegun(setup),
  });
  return (
    <FormShell {...save} submitLabel="Continue" onCancel={onClose} summaryHidden>
      <CurrentPasswordField />
    </FormShell>
  );
}

const noCode = { code: '' };

type ConfirmProps = { readonly setup: Setup; readonly onClose: () => void };

function Confirm({ setup, onClose }: ConfirmProps) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm({
    values: noCode,
    send: useConfirmAuthenticator(),
    argsOf: (values: typeof noCode) => values,
    onSaved: () => {
      toast({ title: 'Your authenticator app is set up', tone: 'success' });
      onClose();
    },
  });
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {t('Scan this code with your app, then enter the six digits it shows.')}
      </p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrCode)}`}
        alt={t('QR code for an authenticator app')}
        className="mx-auto size-48 rounded-control"
      />
      <p className="text-meta text-ink-3">
        {t("Can't scan? Enter this key:")} <Copyable text={setup.secret} />
      </p>
      <FormShell {...save} submitLabel="Use this app" onCancel={onClose} summaryHidden>
        <TextField<typeof noCode>
          name="code"
          label="Security code"
          inputMode="numeric"
          autoComplete="one-time-code"
          rules={{ required: 'Enter the six-digit code' }}
        />
      </FormShell>
    </div>
  );
}
