import * as z from 'zod/mini'
import { REQUIRED } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { MESSAGES } from './messages.ts'
import { newPassword } from './usuario.ts'

/** How long a link for a new password is good, in minutes. */
export const SENHA_MINUTOS = 60

/** How somebody who forgot the password gets another. */
export const comoTrocar = z.object({
  /** Whether links go out by e-mail; where they do not, an administrator makes them. */
  por_email: z.boolean(),
})

export const pedidoSenhaBody = z.object({ email: fields.email })
export const novaSenhaBody = z.object({ token: fields.requiredText(100), password: newPassword })

/** As it is typed: twice, since nobody sees what they type. */
export const novaSenhaForm = z
  .object({ password: newPassword, repetida: z.string({ error: REQUIRED }).check(z.minLength(1, REQUIRED)) })
  .check((payload) => {
    const { password, repetida } = payload.value
    if (password !== repetida)
      payload.issues.push({
        code: 'custom',
        message: MESSAGES.senhasDiferentes,
        path: ['repetida'],
        input: repetida,
      })
  })
