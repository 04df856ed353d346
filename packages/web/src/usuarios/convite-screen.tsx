import { formatInstant } from '@paco/domain/shared/days'
import { notFound } from '@paco/domain/shared/errors'
import { type Convidado, senhaDoConvite } from '@paco/domain/usuarios/convite'
import { convitesCalls } from '@paco/domain/usuarios/convite-contract'
import { MESSAGES } from '@paco/domain/usuarios/messages'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { browserName } from '../http/browser-name.ts'
import { request } from '../http/client.ts'
import { storeSession } from '../http/session-store.ts'
import { PATHS } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './door.module.css'
import { Door } from './door.tsx'
import { DoorButton } from './door-button.tsx'
import { DoorField } from './door-field.tsx'
import { explainLink } from './explain.ts'
import { PasswordRules } from './password-rules.tsx'
import { useSimpleForm } from './use-simple-form.ts'

interface ConviteScreenProps {
  /** What stands behind '#' in the link. */
  token: string
  /** The session is stored: go on. */
  onEntered: () => void
}

async function lookUp(token: string, signal: AbortSignal): Promise<Convidado> {
  const found =
    token === '' ? [] : (await request(convitesCalls.readConvite, { body: { token }, signal })).data.Result
  if (!found[0]) throw notFound(MESSAGES.conviteInvalido)
  return found[0]
}

function Chosen({ token, convidado, onEntered }: ConviteScreenProps & { convidado: Convidado }) {
  const { name, email, expira_em } = convidado
  const { values, field, failure, busy, formProps } = useSimpleForm({
    schema: senhaDoConvite,
    empty: { password: '' },
    submit: async ({ password }) => {
      const body = { token, password, navegador: browserName() }
      return (await request(convitesCalls.acceptConvite, { body })).data
    },
    onSuccess: (reply) => {
      storeSession(reply)
      onEntered()
    },
    explain: explainLink,
  })
  return (
    <>
      <p className={`${words.muted} ${words.wraps} ${classes.lead}`}>
        {name}, escolha a senha com que vai entrar, com o e-mail <b>{email}</b>. O convite vale uma só vez,
        até {formatInstant(expira_em)}.
      </p>
      <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Escolher a senha">
        {failure && <Notice tone="bad">{failure}</Notice>}
        {/* Password managers file the new password under the account it belongs to. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <DoorField
          type="password"
          {...field('password')}
          label="Senha"
          autoComplete="new-password"
          autoFocus
          describedBy="regras-senha"
        />
        <PasswordRules id="regras-senha" password={values.password} />
        <DoorButton busy={busy}>Escolher a senha e entrar</DoorButton>
      </form>
    </>
  )
}

/** Somebody comes in for the first time. */
export function ConviteScreen({ token, onEntered }: ConviteScreenProps) {
  const [convidado, setConvidado] = useState<Convidado | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    lookUp(token, leaving.signal).then(setConvidado, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(explainLink(error))
    })
    return () => leaving.abort()
  }, [token])
  return (
    <Door>
      <h1>Convite</h1>
      {convidado ? <Chosen token={token} convidado={convidado} onEntered={onEntered} /> : null}
      {failure === null ? null : (
        <div className={words.above12}>
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      {failure === null && !convidado ? (
        <p role="status" className={`${words.muted} ${words.above12}`}>
          Conferindo o convite…
        </p>
      ) : null}
      <p className={`${words.wrap} ${words.between} ${words.gap8x16} ${words.ruled} ${classes.links}`}>
        <span>
          Já tem senha? <Link to={PATHS.login}>Entrar</Link>
        </span>
      </p>
    </Door>
  )
}
