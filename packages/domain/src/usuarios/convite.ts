import * as z from 'zod/mini'
import * as fields from '../shared/fields.ts'
import { fromBrowser } from './sessao-contract.ts'
import { newPassword } from './usuario.ts'

export const CONVITE_DIAS = 7

/** A link as it is told, once. */
export const conviteFeito = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  /** The path of the link, to put behind the system's address. What is secret stands behind '#': no server is sent it. */
  endereco: z.string(),
  expira_em: z.string(),
})
export type ConviteFeito = z.output<typeof conviteFeito>

/** The secret of a link, from the browser. */
export const conviteBody = z.object({ token: fields.requiredText(100) })

/** Whom a link is for. */
export const convidado = z.object({ name: z.string(), email: z.string(), expira_em: z.string() })
export type Convidado = z.output<typeof convidado>

export const senhaDoConvite = z.object({ password: newPassword })
export const aceitarBody = z.extend(conviteBody, { ...senhaDoConvite.shape, ...fromBrowser })
