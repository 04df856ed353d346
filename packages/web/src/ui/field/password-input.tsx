import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A password, hidden until one asks to see it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const [seen, setSeen] = useState(false)
  const Icon = seen ? EyeOff : Eye
  return (
    <TextInput
      {...props}
      type={seen ? 'text' : 'password'}
      rightSection={
        <IconButton
          aria-label="Mostrar ou ocultar a senha"
          aria-pressed={seen}
          disabled={props.disabled}
          onClick={() => setSeen(!seen)}
        >
          <Icon size={16} aria-hidden />
        </IconButton>
      }
    />
  )
}
