import * as z from 'zod/mini'

/** Why a backup was made: by the clock, because somebody asked, or before the tables change. */
export const TIPOS_COPIA = ['diaria', 'pedida', 'antes'] as const
export type TipoCopia = (typeof TIPOS_COPIA)[number]

export const TIPO_COPIA_LABELS: Record<TipoCopia, string> = {
  diaria: 'Diária',
  pedida: 'Pedida',
  antes: 'Antes de atualizar',
}

/** A backup, as it lies in its folder. */
export const copia = z.object({
  nome: z.string(),
  quando: z.string(),
  tipo: z.enum(TIPOS_COPIA),
  tamanho: z.number(),
  cifrada: z.boolean(),
  /** Whether it was read back and found whole: restored elsewhere, or, before the tables change, by its sums. */
  conferida: z.boolean(),
  /** Why it is not, or what it lacks. */
  motivo: z.nullable(z.string()),
  /** Whether it is in the other store too; null where none is set. */
  enviada: z.nullable(z.boolean()),
})
export type Copia = z.output<typeof copia>

/** How backups stand: a good one that is recent, none yet, or none since two days. */
export const SITUACOES_COPIAS = ['em dia', 'nenhuma', 'atrasada'] as const
export type SituacaoCopias = (typeof SITUACOES_COPIAS)[number]

export const copias = z.object({
  situacao: z.enum(SITUACOES_COPIAS),
  /** Where they lie, on the server's machine. */
  pasta: z.string(),
  /** The other store, where one is set. */
  destino: z.nullable(z.string()),
  /** At which hour of the city's clock; null where none is made by itself. */
  hora: z.nullable(z.number()),
  em_andamento: z.boolean(),
  /** What went wrong the last time, in words. */
  falha: z.nullable(z.string()),
  copias: z.array(copia),
})
export type Copias = z.output<typeof copias>

/** After so long without a good one somebody has to look. */
export const ATRASO = 48 * 3_600_000

type Contada = Pick<Copia, 'quando' | 'conferida' | 'tipo'>

/** One before the tables change says nothing of the nights, and was only read by its sums: it never stands for theirs. */
const isRegular = ({ tipo }: Contada) => tipo !== 'antes'

/** When the newest good one was made, by the clock or because somebody asked; null where there is none. */
export function ultimaBoa(all: readonly Contada[]): Date | null {
  const good = all.filter((one) => isRegular(one) && one.conferida).map(({ quando }) => Date.parse(quando))
  return good.length === 0 ? null : new Date(Math.max(...good))
}

/** Of some that are there and none of them good, it is late; where there never was any, there is none yet. */
export function situacaoDasCopias(all: readonly Contada[], now: Date): SituacaoCopias {
  const isLate = ({ quando }: Contada) => now.getTime() - Date.parse(quando) > ATRASO
  // Soon after the first update none of the nights was due.
  if (!all.some((one) => isRegular(one) || isLate(one))) return 'nenhuma'
  const last = ultimaBoa(all)
  return last && now.getTime() - last.getTime() <= ATRASO ? 'em dia' : 'atrasada'
}
