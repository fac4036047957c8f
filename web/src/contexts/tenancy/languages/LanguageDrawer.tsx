import type { Language } from '@waybill/contract/tenancy/languages/shapes';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveLanguage } from './calls.ts';

type Props = {
  readonly language: Language | null;
  readonly isDefault: boolean;
  readonly onClose: () => void;
};

const valuesOf = (language: Language | null, isDefault: boolean) => ({
  language: {
    name: language?.name ?? '',
    displayName: language?.displayName ?? '',
    isDisabled: language?.isDisabled ?? false,
    isDefault,
  },
});
type Values = ReturnType<typeof valuesOf>;

export function LanguageDrawer({ language, isDefault, onClose }: Props) {
  const toast = useToast();
  const save = useSaveForm({
    reading: language,
    values: valuesOf(language, isDefault),
    send: useSaveLanguage(),
    argsOf: ({ language: input }: Values) => ({
      language: { ...input, id: language?.id, icon: language?.icon },
    }),
    onSaved: () => {
      toast({ title: 'Language saved', tone: 'success' });
      onClose();
    },
  });
  const locked = isDefault ? 'Make another language the default first.' : undefined;
  return (
    <FormDrawer
      title={language?.displayName ?? 'Add language'}
      submitLabel="Save language"
      save={save}
      onClose={onClose}
    >
      <TextField<Values>
        name="language.name"
        label="Tag"
        help="As used by browsers: fr, de-AT, pt-BR."
        rules={{ required: 'Please enter the language', maxLength: 32 }}
      />
      <TextField<Values>
        name="language.displayName"
        label="Name"
        help="In the language itself, for example Français."
        rules={{ required: 'Please enter the name', maxLength: 64 }}
      />
      <CheckboxField<Values>
        name="language.isDefault"
        label="Default language"
        {...(locked && { readOnlyReason: locked })}
      />
      <CheckboxField<Values>
        name="language.isDisabled"
        label="Hidden"
        {...(locked && { readOnlyReason: locked })}
      />
    </FormDrawer>
  );
}
