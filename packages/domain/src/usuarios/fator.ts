import * as z from 'zod/mini'
import { REQUIRED } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import type { Role } from '../shared/roles.ts'
import { fromBrowser, typedPassword } from './sessao-contract.ts'

/** What apps that make codes do when nothing is said, and most do whatever is said (RFC 6238). */
export const DIGITOS = 6
export const PASSO_SEGUNDOS = 30
export const CODIGOS_RECUPERACAO = 10
/** How long somebody who must have a second factor may do without. */
export const GRACA_DIAS = 7
/** For how many minutes an approval needs no code after the last one. */
export const CONFERIDO_MINUTOS = 10

/** Six digits of the app, or one of the recovery codes, with whatever blanks and hyphens it is typed with. */
const codigo = fields.requiredText(40)

export const codigoBody = z.object({ codigo })
export const entrarBody = z.extend(z.object({ desafio: fields.requiredText(100), codigo }), fromBrowser)
/** As it is typed where somebody has a password that opens something. */
export const ligarForm = z.object({ senha: typedPassword })
export const desligarForm = z.object({ senha: typedPassword, codigo })

/** Whoever comes in by the directory alone has no password to give; of anybody else the server asks for it, and tells all that is missing at once. */
const senha = z.optional(
  z.string({ error: REQUIRED }).check(z.maxLength(200, 'Use no máximo 200 caracteres.')),
)
export const ligarBody = z.object({ senha })
export const desligarBody = z.object({
  senha,
  codigo: z.optional(z.string({ error: REQUIRED }).check(z.maxLength(40, 'Use no máximo 40 caracteres.'))),
})

/** How one's own second factor stands. */
export const fator = z.object({
  ligado_em: z.nullable(z.string()),
  codigos_restantes: z.number(),
  /** Until when somebody who must have one may do without; null where they need none, or have it. */
  prazo: z.nullable(z.string()),
  /** Whether the password is asked for to change anything of it. */
  pede_senha: z.boolean(),
})
export type Fator = z.output<typeof fator>

/** A secret as it is told, once: as text, and as the address that a QR code says. */
export const fatorNovo = z.object({ segredo: z.string(), endereco: z.string() })
export type FatorNovo = z.output<typeof fatorNovo>

export const codigosNovos = z.object({ codigos: z.array(z.string()) })

/** Who must have a second factor. */
export const acessoRegra = z.object({
  fator_obrigatorio: z.boolean(),
  /** Since when. */
  desde: z.nullable(z.string()),
})
export type AcessoRegra = z.output<typeof acessoRegra>
export const acessoRegraBody = z.object({ fator_obrigatorio: z.boolean({ error: REQUIRED }) })

interface Situacao {
  readonly role: Role
  /** Whether they have one. */
  readonly tem: boolean
  /** Since when those who control must have one; null where nobody must. */
  readonly desde: Date | null
}

/** Until when somebody may do without a second factor; null where they may for ever, or have one. */
export function prazoDoFator({ role, tem, desde }: Situacao): Date | null {
  if (role === 'user' || tem || desde === null) return null
  return new Date(desde.getTime() + GRACA_DIAS * 86_400_000)
}

/** Whether somebody has to get one before they do anything else. */
export function deveFator(situacao: Situacao, agora: Date): boolean {
  const prazo = prazoDoFator(situacao)
  return prazo !== null && agora >= prazo
}
