import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'

/** What comes by e-mail: decisions at once and the rest once a week, all of it once a week, or nothing. */
export const EMAILS = ['imediato', 'semanal', 'nenhum'] as const
export type PreferenciaEmail = (typeof EMAILS)[number]
export const EMAIL_LABELS: Record<PreferenciaEmail, string> = {
  imediato: 'Na hora, e um resumo por semana',
  semanal: 'Só um resumo por semana',
  nenhum: 'Nada por e-mail',
}

export const preferencia = z.object({
  email: z.enum(EMAILS),
  endereco: z.string(),
  /** Whether this system sends e-mails at all. */
  disponivel: z.boolean(),
})
export type Preferencia = z.output<typeof preferencia>

export const preferenciaUpdate = z.object({ email: z.enum(EMAILS, 'Escolha quando receber e-mails.') })

/** What the link of an e-mail carries; whether it is somebody's is told to nobody. */
export const sair = z.object({ codigo: fields.requiredText(200) })
