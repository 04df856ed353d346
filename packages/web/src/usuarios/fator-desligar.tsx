import { codigoBody, desligarForm } from '@paco/domain/usuarios/fator'
import { fatorCalls } from '@paco/domain/usuarios/fator-contract'
import { request } from '../http/client.ts'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import { toast } from '../ui/toast.ts'
import classes from './door.module.css'
import { DoorButton } from './door-button.tsx'
import { DoorField } from './door-field.tsx'
import { explainLink } from './explain.ts'
import { FatorSenha } from './fator-senha.tsx'
import { useSimpleForm } from './use-simple-form.ts'

/** Password and code: whoever found an open screen has neither. */
export function FatorDesligar({ pede, onDone }: { pede: boolean; onDone: () => void }) {
  const { field, failure, busy, formProps } = useSimpleForm({
    schema: pede ? desligarForm : codigoBody,
    empty: { senha: '', codigo: '' },
    submit: async (body) => (await request(fatorCalls.endFator, { body })).data,
    onSuccess: ({ message }) => {
      toast(message ?? '')
      onDone()
    },
    explain: explainLink,
  })
  return (
    <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Desligar a verificação">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <FatorSenha pede={pede} {...field('senha')} label="Sua senha, para desligar" />
      <DoorField {...field('codigo')} label="Código, para desligar" autoComplete="one-time-code" />
      <div>
        <DoorButton busy={busy}>Desligar a verificação</DoorButton>
      </div>
    </form>
  )
}
