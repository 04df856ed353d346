import { passwordChangeBody, sessaoCalls } from '@paco/domain/usuarios/sessao-contract'
import { request } from '../http/client.ts'
import { storeSession } from '../http/session-store.ts'
import { Notice } from '../ui/notice.tsx'
import { errorText } from '../ui/states/error-text.ts'
import shared from '../ui/theme/shared.module.css'
import { toast } from '../ui/toast.ts'
import classes from './door.module.css'
import { DoorButton } from './door-button.tsx'
import { DoorField } from './door-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import { useSimpleForm } from './use-simple-form.ts'

/** One's own password. The token changes with it, so that this browser stays in. */
export function PasswordForm({ email }: { email: string }) {
  const { values, field, failure, busy, reset, formProps } = useSimpleForm({
    schema: passwordChangeBody,
    empty: { senha_atual: '', nova_senha: '' },
    submit: async (body) => (await request(sessaoCalls.changePassword, { body })).data,
    onSuccess: (reply) => {
      storeSession(reply)
      reset()
      toast('Senha trocada. As outras sessões foram encerradas.')
    },
    explain: errorText,
  })
  return (
    <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Trocar a senha">
      {failure && <Notice tone="bad">{failure}</Notice>}
      {/* Password managers file the new password under the account it belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <DoorField
        type="password"
        {...field('senha_atual')}
        label="Senha atual"
        autoComplete="current-password"
      />
      <DoorField
        type="password"
        {...field('nova_senha')}
        label="Nova senha"
        autoComplete="new-password"
        describedBy="regras-nova-senha"
      />
      <PasswordRules id="regras-nova-senha" password={values.nova_senha} />
      <div>
        <DoorButton busy={busy}>Trocar a senha</DoorButton>
      </div>
    </form>
  )
}
