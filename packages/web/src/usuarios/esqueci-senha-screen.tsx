import { MESSAGES } from '@paco/domain/usuarios/messages'
import { pedidoSenhaBody } from '@paco/domain/usuarios/senha'
import { senhaCalls } from '@paco/domain/usuarios/senha-contract'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { request } from '../http/client.ts'
import { PATHS } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'
import { errorText } from '../ui/states/error-text.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './door.module.css'
import { Door } from './door.tsx'
import { DoorButton } from './door-button.tsx'
import { DoorField } from './door-field.tsx'
import { explainLink } from './explain.ts'
import { useSimpleForm } from './use-simple-form.ts'

function Asked() {
  const [done, setDone] = useState<string | null>(null)
  const { field, failure, busy, formProps } = useSimpleForm({
    schema: pedidoSenhaBody,
    empty: { email: '' },
    submit: async (body) => (await request(senhaCalls.requestSenha, { body })).data,
    onSuccess: ({ message }) => setDone(message ?? MESSAGES.senhaPedida),
    explain: explainLink,
  })
  if (done !== null) return <Notice tone="ok">{done}</Notice>
  return (
    <>
      <p className={`${words.muted} ${classes.lead}`}>
        Informe o e-mail da sua conta. Enviaremos um link para escolher outra senha, que vale por uma hora.
      </p>
      <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Esqueci minha senha">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <DoorField {...field('email')} label="E-mail" type="email" autoComplete="username" autoFocus />
        <DoorButton busy={busy}>Enviar o link</DoorButton>
      </form>
    </>
  )
}

/** '/esqueci-senha': by e-mail, or whom to ask where none are sent. */
export function EsqueciSenhaScreen() {
  const [porEmail, setPorEmail] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    request(senhaCalls.getComoTrocarSenha, { signal: leaving.signal }).then(
      ({ data }) => setPorEmail(data.Result[0]?.por_email ?? false),
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(errorText(error))
      },
    )
    return () => leaving.abort()
  }, [])
  return (
    <Door>
      <h1>Esqueci minha senha</h1>
      {failure === null ? null : <Notice tone="bad">{failure}</Notice>}
      {porEmail === true ? <Asked /> : null}
      {porEmail === false ? <Notice tone="info">{MESSAGES.senhaSemEmail}</Notice> : null}
      {porEmail === null && failure === null ? (
        <p role="status" className={`${words.muted} ${words.above12}`}>
          Carregando…
        </p>
      ) : null}
      <p className={`${words.wrap} ${words.between} ${words.gap8x16} ${words.ruled} ${classes.links}`}>
        <Link to={PATHS.login}>Voltar para o login</Link>
      </p>
    </Door>
  )
}
