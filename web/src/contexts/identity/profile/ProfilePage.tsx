import type { ReactNode } from 'react';
import { useState } from 'react';
import { ThisDevice } from '#contexts/messaging/links/ThisDevice.tsx';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useShortcutsWanted, wantShortcuts } from '#shell/preferences.ts';
import { useLabel } from '#ui/labels.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { densities, setAppearance, useAppearance } from '#ui/appearance.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { ThemeSwitch } from '#ui/ThemeSwitch.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { OwnSessions } from '../sessions/OwnSessions.tsx';
import { SecondStep } from '../two-factor/SecondStep.tsx';
import { ChangePassword } from '../passwords/ChangePassword.tsx';
import { ApiKeys } from '../api-keys/ApiKeys.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** The user's profile, and the appearance of the app on this device. */
export function ProfilePage() {
  const t = useTranslate();
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <div className="mx-auto grid max-w-[720px] gap-4">
      <PageHeading
        title="Profile"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Profile' }]}
      />
      <Card title="You">
        <div className="mb-4">
          <ProfileRow label="User type">
            {session.isCustomer ? t('Customer') : t('Staff')}
          </ProfileRow>
          <TimezoneRow />
        </div>
        <OwnProfile />
      </Card>
      {!session.impersonatedLogin && (
        <>
          <Card title="Password">
            <ChangePassword />
          </Card>
          <Card title="Two-factor sign-in">
            <SecondStep />
          </Card>
          <Card title="Active sessions">
            <OwnSessions />
          </Card>
          <ApiKeys userId={session.userId} />
        </>
      )}
      <Card title="On this device">
        <Choices />
      </Card>
      <ThisDevice />
    </div>
  );
}

function TimezoneRow() {
  const t = useTranslate();
  const { timezone: usual } = useTenant();
  const timezone = useSession().data?.user.timezone ?? usual;
  const [now] = useState(() => new Date());
  const { dateTime } = useFormats();
  return (
    <ProfileRow label="Time zone">
      {t('{timezone} (now {now})', { timezone, now: dateTime(now) })}
    </ProfileRow>
  );
}

function Choices() {
  const { density } = useAppearance();
  const shortcuts = useShortcutsWanted();
  return (
    <div className="grid gap-4">
      <Row label="Theme">
        <ThemeSwitch />
      </Row>
      <Row label="Table density">
        <SegmentedControl
          label="Table density"
          value={density}
          onChange={(next) => setAppearance({ density: next })}
          options={densities.map((each) => ({ value: each, label: densityNames[each] }))}
        />
      </Row>
      <Row label="Single-key shortcuts">
        <SegmentedControl
          label="Single-key shortcuts"
          value={shortcuts ? 'on' : 'off'}
          onChange={(next) => wantShortcuts(next === 'on')}
          options={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
        />
      </Row>
    </div>
  );
}

const densityNames = { compact: 'Compact', default: 'Default', relaxed: 'Comfortable' } as const;

function Card({ title, children }: { title: string; children: ReactNode }) {
  const t = useLabel();
  return (
    <section className="rounded-card border border-hairline bg-surface p-4 sm:p-6">
      <h2 className="mb-4 text-h3 font-semibold">{t(title)}</h2>
      {children}
    </section>
  );
}

type RowProps = { readonly label: string; readonly children: ReactNode };

/** A read-only detail. */
function ProfileRow({ label, children }: RowProps) {
  const t = useLabel();
  return (
    <p className="flex flex-wrap gap-x-4 py-1">
      <span className="w-40 text-ink-3">{t(label)}</span>
      <span>{children}</span>
    </p>
  );
}

/** A setting whose control has its own label. */
function Row({ label, children }: RowProps) {
  const t = useLabel();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span aria-hidden="true" className="w-40 text-ink-3">
        {t(label)}
      </span>
      {children}
    </div>
  );
}
