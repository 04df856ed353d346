import { codigoBody } from '@paco/domain/usuarios/fator'
import { fatorCalls } from '@paco/domain/usuarios/fator-contract'
import { browserName } from '../http/browser-name.ts'
import { request } from '../http/client.ts'
import { storeSession } from '../http/session-store.ts'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './door.module.css'
import { DoorButton } from './door-button.tsx'
import { DoorField } from './door-field.tsx'
import { explainLogin } from './explain.ts'
import { useSimpleForm } from './use-simple-form.ts'

interface CodigoFormProps {
  /** What the password was answered with. */
  desafio: string
  /** Where the session at another system is ended too, where one came by it. */
  saida?: string | null
  onEntered: () => void
  onBack: () => void
}

/** The second half of coming in: the code of the app. */
export function CodigoForm({ desafio, saida = null, onEntered, onBack }: CodigoFormProps) {
  const { field, failure, busy, formProps } = useSimpleForm({
    schema: codigoBody,
    empty: { codigo: '' },
    submit: async ({ codigo }) => {
      const body = { desafio, codigo, navegador: browserName() }
      return (await request(fatorCalls.loginCodigo, { body })).data
    },
    onSuccess: (reply) => {
      storeSession({ ...reply, Saida: saida })
      onEntered()
    },
    explain: explainLogin,
  })
  return (
    <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Segunda etapa">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <DoorField
        {...field('codigo')}
        label="Código de verificação"
        autoComplete="one-time-code"
        autoFocus
        describedBy="qual-codigo"
      />
      <p id="qual-codigo" className={`${words.muted} ${words.size13}`}>
        Os seis números que o aplicativo mostra agora. Sem o aplicativo, use um código de recuperação.
      </p>
      <DoorButton busy={busy}>Entrar</DoorButton>
      <button type="button" className={words.muted} onClick={onBack}>
        Voltar para a senha
      </button>
    </form>
  )
}
