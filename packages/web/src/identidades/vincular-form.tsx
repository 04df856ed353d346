import { identidadesCalls } from '@paco/domain/identidades/contract'
import type { ProvedorPublico } from '@paco/domain/identidades/identidade'
import { typedPassword } from '@paco/domain/usuarios/sessao-contract'
import * as z from 'zod/mini'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { errorText } from '../ui/states/error-text.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { DoorField } from '../usuarios/door-field.tsx'
import { useSimpleForm } from '../usuarios/use-simple-form.ts'

const schema = z.object({ senha: typedPassword })

interface VincularFormProps {
  provedor: ProvedorPublico
  /** Where the identity is confirmed: out of here. */
  onGo: (address: string) => void
  onCancel: () => void
}

/** The password once more: whoever finds a browser open does not get a door of their own. */
export function VincularForm({ provedor: { chave, nome }, onGo, onCancel }: VincularFormProps) {
  const { field, failure, busy, formProps } = useSimpleForm({
    schema,
    empty: { senha: '' },
    submit: async ({ senha }) =>
      (await request(identidadesCalls.vincularIdentidade, { body: { provedor: chave, senha } })).data,
    onSuccess: ({ endereco }) => onGo(endereco),
    explain: errorText,
  })
  return (
    <form {...formProps} className={`${shared.column} ${words.gap12}`} aria-label={`Vincular: ${nome}`}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <DoorField
        type="password"
        {...field('senha')}
        label="Senha atual"
        autoComplete="current-password"
        autoFocus
      />
      <div className={`${shared.row} ${words.gap8}`}>
        <Button type="submit" loading={busy}>
          Continuar
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
