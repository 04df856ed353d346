import { loginBody, sessaoCalls } from '@paco/domain/usuarios/sessao-contract'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCidade } from '../cidade/cidade.ts'
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
import { explainLogin } from './explain.ts'
import { useSimpleForm } from './use-simple-form.ts'

/** Few are asked for a code: its form comes with the first. */
const CodigoForm = lazy(async () => ({ default: (await import('./codigo-form.tsx')).CodigoForm }))

interface LoginScreenProps {
  /** Why the login is asked for, where nobody came for it. */
  reason?: string | undefined
  /** Why somebody who came by another door was not let in. */
  refusal?: string | undefined
  /** The other doors, where there are any. */
  doors?: ReactNode
  /** Passwords are for emergencies: the form is folded away. */
  folded?: boolean
  /** The session is stored: go on. */
  onEntered: () => void
}

/** 'Login Administrativo'. */
export function LoginScreen({ reason, refusal, doors, folded = false, onEntered }: LoginScreenProps) {
  const [desafio, setDesafio] = useState<string | null>(null)
  const { field, failure, busy, formProps } = useSimpleForm({
    schema: loginBody,
    empty: { email: '', password: '' },
    submit: async (body) =>
      (await request(sessaoCalls.login, { body: { ...body, navegador: browserName() } })).data,
    onSuccess: (reply) => {
      if ('Desafio' in reply) return setDesafio(reply.Desafio)
      storeSession(reply)
      onEntered()
    },
    explain: explainLogin,
  })
  const form = (
    <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Login Administrativo">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <DoorField
        {...field('email')}
        label="E-mail"
        type="email"
        placeholder="Email do administrador"
        autoComplete="username"
        autoFocus={!folded}
      />
      <DoorField
        type="password"
        {...field('password')}
        label="Senha"
        placeholder="Senha do administrador"
        autoComplete="current-password"
      />
      <DoorButton busy={busy}>Entrar</DoorButton>
    </form>
  )
  return (
    <Door>
      <h1>Login Administrativo</h1>
      <p className={`${words.muted} ${classes.lead}`}>Acesso dos servidores da {useCidade().nome_orgao}.</p>
      {desafio !== null ? (
        <Suspense fallback={null}>
          <CodigoForm desafio={desafio} onEntered={onEntered} onBack={() => setDesafio(null)} />
        </Suspense>
      ) : (
        <div className={`${shared.column} ${classes.form}`}>
          {reason && !failure && <Notice tone="info">{reason}</Notice>}
          {refusal && !failure && <Notice tone="bad">{refusal}</Notice>}
          {folded ? null : form}
          {doors}
          {folded ? (
            <details>
              <summary className={`${words.muted} ${words.below16}`}>Acesso de emergência</summary>
              {form}
            </details>
          ) : null}
        </div>
      )}
      <p className={`${words.wrap} ${words.between} ${words.gap8x16} ${words.ruled} ${classes.links}`}>
        <Link to={PATHS.home}>Voltar para Home</Link>
        {folded ? null : (
          <>
            <Link to={PATHS.esqueciSenha}>Esqueci minha senha</Link>
            <Link to={PATHS.register} state={(state) => state}>
              Criar conta
            </Link>
          </>
        )}
      </p>
    </Door>
  )
}
