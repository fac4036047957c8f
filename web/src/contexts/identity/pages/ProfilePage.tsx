import type { ReactNode } from 'react';
import { useState } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useShortcutsWanted, wantShortcuts } from '#shell/preferences.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { densities, setAppearance, themes, useAppearance } from '#ui/appearance.ts';
import { PageHeading } from '#ui/PageHeading.tsx';

/** Who one is, and how the app looks on this device. */
export function ProfilePage() {
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <div className="mx-auto grid max-w-[720px] gap-4">
      <PageHeading
        title="Profile"
        breadcrumb={[{ label: 'Settings', href: paths.settings() }, { label: 'Profile' }]}
      />
      <Card title="You">
        <Fact label="Name">{session.user.name}</Fact>
        <Fact label="Kind of user">{session.isCustomer ? 'Customer' : 'Staff'}</Fact>
        <TimezoneFact />
      </Card>
      <Card title="On this device">
        <Choices />
      </Card>
    </div>
  );
}

function TimezoneFact() {
  const { timezone } = useTenant();
  const [now] = useState(() => new Date());
  const { dateTime } = useFormats();
  return (
    <Fact label="Timezone">
      {timezone} (now {dateTime(now)})
    </Fact>
  );
}

function Choices() {
  const { theme, density } = useAppearance();
  const shortcuts = useShortcutsWanted();
  return (
    <div className="grid gap-4">
      <Choice
        label="Theme"
        options={themes}
        chosen={theme}
        onChoose={(next) => setAppearance({ theme: next })}
      />
      <Choice
        label="Density of tables"
        options={densities}
        chosen={density}
        onChoose={(next) => setAppearance({ density: next })}
      />
      <Choice
        label="Single-key shortcuts"
        options={['on', 'off']}
        chosen={shortcuts ? 'on' : 'off'}
        onChoose={(next) => wantShortcuts(next === 'on')}
      />
    </div>
  );
}

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly onChoose: (option: T) => void;
};

function Choice<T extends string>({ label, options, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="mb-1 font-medium">{label}</legend>
      {options.map((option) => (
        <label key={option} className="flex min-h-6 items-center gap-2">
          <input
            type="radio"
            name={label}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {`${option[0]?.toUpperCase()}${option.slice(1)}`}
        </label>
      ))}
    </fieldset>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-hairline bg-surface p-4 sm:p-6">
      <h2 className="mb-4 text-h3 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-x-4 py-1">
      <span className="w-40 text-ink-3">{label}</span>
      <span>{children}</span>
    </p>
  );
}
