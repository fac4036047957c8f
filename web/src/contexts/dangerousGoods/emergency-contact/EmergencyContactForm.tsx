import { Awaited } from '#shell/records/Awaited.tsx';
import { type ReadRecord, useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Banner } from '#ui/Banner.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useEmergencyContact, useSaveEmergencyContact } from './calls.ts';

type Values = { readonly contact: { readonly name: string; readonly telephone: string } };

/** The 24-hour emergency contact for spilled dangerous goods. */
export function EmergencyContactForm() {
  return (
    <Awaited query={useEmergencyContact()} permission="Customer.Edit">
      {(reading) => <ContactFields reading={reading} saved={reading.contact} />}
    </Awaited>
  );
}

type FieldsProps = { readonly reading: ReadRecord; readonly saved: Values['contact'] | null };

function ContactFields({ reading, saved }: FieldsProps) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm({
    reading,
    values: { contact: saved ?? { name: '', telephone: '' } } as Values,
    send: useSaveEmergencyContact(),
    argsOf: (values) => values,
    onSaved: () => toast({ title: 'Emergency contact saved', tone: 'success' }),
  });
  return (
    <div className="grid max-w-[600px] gap-4">
      {saved === null && (
        <Banner tone="warning" title="No emergency contact yet">
          {t("Dangerous goods can't be booked without a contact who can be reached at any time.")}
        </Banner>
      )}
      <FormShell {...save} saveBar submitLabel="Save contact" useLeaveGuard={useLeaveGuard}>
        <Panel title="24-hour contact">
          <div className="grid gap-4">
            <TextField<Values>
              name="contact.name"
              label="Name of the contact"
              help="Shown on consignment notes and dangerous goods declarations."
              rules={{ required: 'Please enter the name of the contact', maxLength: 128 }}
            />
            <TextField<Values>
              name="contact.telephone"
              label="Telephone"
              inputMode="tel"
              rules={{ required: 'Please enter the phone number', maxLength: 64 }}
            />
          </div>
        </Panel>
      </FormShell>
    </div>
  );
}
