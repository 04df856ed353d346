import { DoorField } from './door-field.tsx'

interface FatorSenhaProps extends Omit<Parameters<typeof DoorField>[0], 'type' | 'autoComplete'> {
  pede: boolean
}

/** The password, of those who have one that opens something: others come in by the directory alone. */
export const FatorSenha = ({ pede, ...field }: FatorSenhaProps) =>
  pede ? <DoorField type="password" {...field} autoComplete="current-password" /> : null
