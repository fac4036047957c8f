import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formHabits, FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { GuestBookingView, type GuestKey } from './GuestBookingView.tsx';
import { GuestFrame } from './GuestFrame.tsx';

const notANumber =
  'Booking numbers contain digits only. The consignment number is a different number.';

type Values = { readonly id: string; readonly email: string };

/** A guest's booking, found by its number and e-mail address. */
export function GuestBookingPage() {
  const [sought, setSought] = useState<GuestKey | null>(null);
  const form = useForm<Values>({ ...formHabits, defaultValues: { id: '', email: '' } });
  return (
    <GuestFrame title="Find your booking">
      <div className="grid max-w-[720px] gap-4">
        <Panel>
          <FormShell
            form={form}
            onSubmit={({ id, email }) => setSought({ id: Number(id), email: email.trim() })}
            submitLabel="Find"
            working={false}
            problem={null}
          >
            <TextField<Values>
              name="id"
              label="Booking number"
              inputMode="numeric"
              help="You'll find it on your receipt, for example 1234."
              rules={{
                required: 'Please enter the booking number',
                validate: (typed) => /^\s*[1-9]\d{0,9}\s*$/.test(String(typed)) || notANumber,
              }}
            />
            <TextField<Values>
              name="email"
              label="E-mail"
              type="email"
              autoComplete="email"
              rules={{ required: 'Please enter the e-mail address of the booking' }}
            />
          </FormShell>
        </Panel>
        {sought && <GuestBookingView key={`${sought.id} ${sought.email}`} {...sought} />}
      </div>
    </GuestFrame>
  );
}
