import type { ResultOf } from '@waybill/contract/endpoint';
import type { getCurrentUserProfile } from '@waybill/contract/identity/endpoints';
import { PictureField } from '#contexts/records/links/PictureField.tsx';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTexts } from '#shell/texts/texts-context.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useOwnProfile, useSaveOwnProfile } from './calls.ts';

type Profile = ResultOf<typeof getCurrentUserProfile>;
type Values = ReturnType<typeof valuesOf>;

/** The form of the user's own details. */
export const OwnProfile = () => (
  <Awaited query={useOwnProfile()} permission="" shape={<Skeleton fields={8} />}>
    {(profile) => <ProfileForm profile={profile} />}
  </Awaited>
);

const valuesOf = ({ phoneNumber, ...profile }: Profile) => ({
  ...profile,
  phoneNumber: phoneNumber ?? '',
});

const timezones = Intl.supportedValuesOf('timeZone').map((name) => ({
  id: name,
  value: name,
  label: name.replaceAll('_', ' '),
}));

const readOnlyReason = 'Only an administrator can change this, under Users.';

function ProfileForm({ profile }: { readonly profile: Profile }) {
  const toast = useToast();
  const { timezone } = useTenant();
  const { update } = useSession();
  const save = useSaveForm({
    reading: profile,
    values: valuesOf(profile),
    send: useSaveOwnProfile(),
    argsOf: ({
      name,
      surname,
      phoneNumber,
      timezone: zone,
      language,
      profilePictureId,
    }: Values) => ({
      name,
      surname,
      phoneNumber,
      timezone: zone,
      language,
      profilePictureId,
    }),
    onSaved: () => {
      toast({ title: 'Profile saved', tone: 'success' });
      void update();
    },
  });
  return (
    <FormShell {...save} submitLabel="Save profile">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField<Values>
          name="name"
          label="Name"
          autoComplete="given-name"
          rules={{ required: 'Please enter a name', maxLength: 64 }}
        />
        <TextField<Values>
          name="surname"
          label="Surname"
          autoComplete="family-name"
          rules={{ required: 'Please enter a surname', maxLength: 64 }}
        />
        <TextField<Values> name="userName" label="Username" readOnlyReason={readOnlyReason} />
        <TextField<Values> name="emailAddress" label="E-mail" readOnlyReason={readOnlyReason} />
        <TextField<Values> name="phoneNumber" label="Phone" type="tel" optional />
        <ComboboxField<Values>
          name="timezone"
          label="Time zone"
          optional
          options={timezones}
          placeholder={timezone}
          help="Leave blank to use your company's time zone."
        />
      </div>
      <OwnLanguage />
      <PictureField<Values> name="profilePictureId" label="Profile picture" optional />
    </FormShell>
  );
}

function OwnLanguage() {
  const { languages } = useTexts();
  if (languages.length < 2) return null;
  return (
    <SelectField<Values>
      name="language"
      label="Language"
      optional
      options={languages.map(({ name, displayName }) => ({ value: name, label: displayName }))}
      placeholder="As set on each device"
    />
  );
}
