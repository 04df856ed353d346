import { codigoBody, desligarForm } from '@paco/domain/usuarios/fator'
import { fatorCalls } from '@paco/domain/usuarios/fator-contract'
import { request } from '../http/client.ts'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import classes from './door.module.css'
import { DoorButton } from './door-button.tsx'
import { DoorField } from './door-field.tsx'
import { explainLink } from './explain.ts'
import { FatorSenha } from './fator-senha.tsx'
import { useSimpleForm } from './use-simple-form.ts'

/** Ten others in the place of the recovery codes: with password and code, as whatever else changes the factor. */
export function FatorRenovar({ pede, onDone }: { pede: boolean; onDone: (codigos: string[]) => void }) {
  const { field, failure, busy, formProps } = useSimpleForm({
    schema: pede ? desligarForm : codigoBody,
    empty: { senha: '', codigo: '' },
    submit: async (body) => (await request(fatorCalls.renewCodigos, { body })).data,
    onSuccess: ({ Result: [made] }) => onDone(made?.codigos ?? []),
    explain: explainLink,
  })
  return (
    <form
      {...formProps}
      className={`${shared.column} ${classes.form}`}
      aria-label="Novos códigos de recuperação"
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <FatorSenha pede={pede} {...field('senha')} label="Sua senha, para trocar os códigos" />
      <DoorField {...field('codigo')} label="Código, para trocar os códigos" autoComplete="one-time-code" />
      <div>
        <DoorButton busy={busy}>Gerar novos códigos</DoorButton>
      </div>
    </form>
  )
}
