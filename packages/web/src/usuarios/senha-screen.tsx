import { MESSAGES } from '@paco/domain/usuarios/messages'
import { novaSenhaForm } from '@paco/domain/usuarios/senha'
import { senhaCalls } from '@paco/domain/usuarios/senha-contract'
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
import { explainLink } from './explain.ts'
import { PasswordRules } from './password-rules.tsx'
import { useSimpleForm } from './use-simple-form.ts'

function Chosen({ token, onDone }: { token: string; onDone: (text: string) => void }) {
  const { values, field, failure, busy, formProps } = useSimpleForm({
    schema: novaSenhaForm,
    empty: { password: '', repetida: '' },
    submit: async ({ password }) => (await request(senhaCalls.setSenha, { body: { token, password } })).data,
    onSuccess: ({ message }) => onDone(message ?? MESSAGES.senhaTrocada),
    explain: explainLink,
  })
  return (
    <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Escolher outra senha">
      {failure && (
        <Notice tone="bad">
          {failure} <Link to={PATHS.esqueciSenha}>Esqueci minha senha</Link>
        </Notice>
      )}
      <DoorField
        type="password"
        {...field('password')}
        label="Nova senha"
        autoComplete="new-password"
        autoFocus
        describedBy="regras-senha"
      />
      <PasswordRules id="regras-senha" password={values.password} />
      <DoorField
        type="password"
        {...field('repetida')}
        label="Nova senha, outra vez"
        autoComplete="new-password"
      />
      <DoorButton busy={busy}>Trocar a senha</DoorButton>
    </form>
  )
}

/** '/senha#…': another password, by a link. */
export function SenhaScreen({ token }: { token: string }) {
  const [done, setDone] = useState<string | null>(null)
  const isLink = token !== ''
  return (
    <Door>
      <h1>Escolher outra senha</h1>
      {done === null && isLink ? <Chosen token={token} onDone={setDone} /> : null}
      {isLink ? null : <Notice tone="bad">{MESSAGES.senhaLinkInvalido}</Notice>}
      {done === null ? null : <Notice tone="ok">{done}</Notice>}
      <p className={`${words.wrap} ${words.between} ${words.gap8x16} ${words.ruled} ${classes.links}`}>
        <Link to={PATHS.login}>Ir para o login</Link>
      </p>
    </Door>
  )
}
