import * as z from 'zod/mini'
import { REQUIRED } from '../shared/errors.ts'
import * as fields from '../shared/fields.ts'
import { typedPassword } from '../usuarios/sessao-contract.ts'
import { NIVEIS } from './nivel.ts'

/** A key by which an address names a provider. */
export const CHAVE = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Another system that says who somebody is, as everyone is told of it. */
export const provedorPublico = z.object({
  chave: z.string(),
  /** What its button says. */
  nome: z.string(),
  /** Passwords are for emergencies only. */
  obrigatorio: z.boolean(),
})
export type ProvedorPublico = Readonly<z.output<typeof provedorPublico>>

/** By whom else somebody is known, as they see it themselves: never under which number. */
export const identidade = z.object({
  id: z.number(),
  emissor: z.string(),
  nivel: z.nullable(z.enum(NIVEIS)),
  criada_em: z.string(),
  ultimo_acesso: z.nullable(z.string()),
})
export type Identidade = z.output<typeof identidade>

/** What the person sees: with the provider's name, where it is still one. */
export const identidadeVista = z.extend(identidade, {
  provedor: z.nullable(z.string()),
  nome: z.string(),
})
export type IdentidadeVista = z.output<typeof identidadeVista>

export const vincularBody = z.object({
  provedor: z.string({ error: REQUIRED }).check(z.regex(CHAVE, 'Meio de acesso inválido.')),
  senha: typedPassword,
})

export const trocaBody = z.object({ codigo: fields.requiredText(100) })

/** What the browser keeps for the way back from another system: good once, for a minute. */
export const CODIGO_SEGUNDOS = 60
/** How long somebody may take at the other system. */
export const ENTRADA_MINUTOS = 10
