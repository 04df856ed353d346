import { MESSAGES } from '@paco/domain/usuarios/messages'
import { registerBody, sessaoCalls } from '@paco/domain/usuarios/sessao-contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { request } from '../http/client.ts'
import { PATHS } from '../paths.ts'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './door.module.css'
import { Door } from './door.tsx'
import { DoorButton } from './door-button.tsx'
import { DoorField } from './door-field.tsx'
import { explainRegister } from './explain.ts'
import { PasswordRules } from './password-rules.tsx'
import { sendsEmail } from './sends-email.ts'
import { useSimpleForm } from './use-simple-form.ts'

/** An account of one's own: it reads, and changes nothing until an administrator gives it a role. */
export function RegisterScreen() {
  const [done, setDone] = useState<{ message: string; byEmail: boolean } | null>(null)
  const { values, field, failure, busy, formProps } = useSimpleForm({
    schema: registerBody,
    empty: { name: '', email: '', password: '' },
    submit: async (body) => {
      const { message = MESSAGES.registered } = (await request(sessaoCalls.register, { body })).data
      return { message, byEmail: await sendsEmail().catch(() => false) }
    },
    onSuccess: setDone,
    explain: explainRegister,
  })
  return (
    <Door>
      <h1>Criar conta</h1>
      <p className={`${words.muted} ${classes.lead}`}>
        A conta nova só consulta. Um administrador define depois a secretaria e o papel.
      </p>
      {done !== null ? (
        <Notice tone="ok">
          {done.message}.
          {done.byEmail && ' Enviamos um link para o seu e-mail: abra-o para confirmar que é seu.'}{' '}
          <Link to={PATHS.login}>Ir para o login</Link>
        </Notice>
      ) : (
        <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Criar conta">
          {failure && <Notice tone="bad">{failure}</Notice>}
          <DoorField {...field('name')} label="Nome" autoComplete="name" autoFocus />
          <DoorField {...field('email')} label="E-mail" type="email" autoComplete="username" />
          <DoorField
            type="password"
            {...field('password')}
            label="Senha"
            autoComplete="new-password"
            describedBy="regras-senha"
          />
          <PasswordRules id="regras-senha" password={values.password} />
          <DoorButton busy={busy}>Criar conta</DoorButton>
        </form>
      )}
      <p className={`${words.wrap} ${words.between} ${words.gap8x16} ${words.ruled} ${classes.links}`}>
        <span>
          Já tem conta?{' '}
          <Link to={PATHS.login} state={(state) => state}>
            Entrar
          </Link>
        </span>
      </p>
    </Door>
  )
}
