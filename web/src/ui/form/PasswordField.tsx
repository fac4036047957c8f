import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { IconButton } from '../IconButton.tsx';
import { useWords } from '../words.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password that can be shown; pasting and password managers work. */
export function PasswordField<Values extends FieldValues = FieldValues>(
  props: Omit<TextFieldProps<Values>, 'type' | 'end'>,
) {
  const words = useWords();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? words.hidePassword : words.showPassword}
          icon={shown ? EyeOff : Eye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
