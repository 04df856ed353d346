import * as z from 'zod/mini'
import { FUSO_KEYS } from '../shared/fusos.ts'

export const BANCOS = ['embutido', 'postgresql'] as const
export type Banco = (typeof BANCOS)[number]

/** The same in words. */
export const BANCO_TEXTO: Record<Banco, string> = {
  embutido: 'Embutido no sistema',
  postgresql: 'Servidor PostgreSQL',
}

/** How a replica for what everyone may read stands: read from; late; away; or the primary by now. */
export const REPLICAS = ['em_dia', 'atrasada', 'fora', 'promovida'] as const
export type SituacaoReplica = (typeof REPLICAS)[number]

/** The same in words. */
export const REPLICA_TEXTO: Record<SituacaoReplica, string> = {
  em_dia: 'Em dia',
  atrasada: 'Atrasada',
  fora: 'Não responde',
  promovida: 'Não é mais uma réplica',
}

/** What runs, where and since when; no address, no password, no path. */
export const instalacao = z.object({
  versao: z.string(),
  node: z.string(),
  /** Operating system and processor: `linux x64`. */
  maquina: z.string(),
  banco: z.object({ tipo: z.enum(BANCOS), versao: z.string(), bytes: z.number() }),
  /** Lines of the trail, and people who came in within seven days: how much it carries. */
  porte: z.object({ trilha: z.number(), pessoas: z.number() }),
  /** By how many seconds it is behind, where that is known; null where there is none. */
  replica: z.nullable(z.object({ situacao: z.enum(REPLICAS), atraso: z.nullable(z.number()) })),
  /** Why e-mails do not leave, as the mail server or the network says it; null where they do, or none are sent. */
  falha_email: z.nullable(z.string()),
  /** Bytes left on the disk of the data; null where nothing is kept on one. */
  disco_livre: z.nullable(z.number()),
  /** Since when this process runs. */
  desde: z.string(),
  agora: z.string(),
  fuso: z.enum(FUSO_KEYS),
  /** By how many seconds the clock of the database is ahead of the machine's. */
  relogio_diferenca: z.number(),
})
export type Instalacao = z.output<typeof instalacao>

const GIB = 1024 ** 3
/** A year of a middle-sized city, with its backups: what the doctor asks for too. */
const POUCO = 5 * GIB
/** From here a single large file or paper may be one too many. */
const FIM = GIB / 2

export type Folga = 'bem' | 'pouco' | 'fim'

/** Whether the disk has room for what is to come. */
export function discoOf(livre: number): Folga {
  if (livre < FIM) return 'fim'
  return livre < POUCO ? 'pouco' : 'bem'
}

/** More than these many seconds apart, codes and sessions are refused for no visible reason. */
const RELOGIO = 30

export const relogioCerto = ({ relogio_diferenca }: Pick<Instalacao, 'relogio_diferenca'>): boolean =>
  Math.abs(relogio_diferenca) <= RELOGIO

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** How long it has been, in the largest whole unit: `3 dias`. */
export function haQuanto(desde: string, agora: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(agora) - Date.parse(desde)) / 60_000))
  if (minutes < 60) return counted(minutes, 'minuto', 'minutos')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? counted(hours, 'hora', 'horas') : counted(Math.floor(hours / 24), 'dia', 'dias')
}
