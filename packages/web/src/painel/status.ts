import type { Situacao } from '@paco/domain/etapas/etapa'
import type { PainelProcessos } from '@paco/domain/painel/painel'
import { compareFolded } from '@paco/domain/shared/fold'
import { sumMoney } from '@paco/domain/shared/money'
import { CircleAlert, CircleCheck, CircleDashed, CirclePlay, type LucideIcon } from 'lucide-react'

interface StatusLook {
  status: Situacao
  tone: 'late' | 'run' | 'idle' | 'ok'
  icon: LucideIcon
}

/** What needs attention comes first. The word always stands beside its colour. */
export const STATUS_LOOKS: readonly StatusLook[] = [
  { status: 'Atrasado', tone: 'late', icon: CircleAlert },
  { status: 'Em andamento', tone: 'run', icon: CirclePlay },
  { status: 'Não iniciado', tone: 'idle', icon: CircleDashed },
  { status: 'Concluído', tone: 'ok', icon: CircleCheck },
]

interface Contagem {
  total: number
  valor: number
}

export type PorStatus = Record<Situacao, Contagem>

const nothing = (): PorStatus => ({
  Atrasado: { total: 0, valor: 0 },
  'Em andamento': { total: 0, valor: 0 },
  'Não iniciado': { total: 0, valor: 0 },
  Concluído: { total: 0, valor: 0 },
})

/** All four, those without projects as zeros. */
export function byStatus(rows: PainelProcessos['por_status']): PorStatus {
  const counts = nothing()
  for (const { status, total, total_valor } of rows) counts[status] = { total, valor: total_valor }
  return counts
}

export const sumOf = (counts: readonly Contagem[]): Contagem => ({
  total: counts.reduce((sum, { total }) => sum + total, 0),
  valor: sumMoney(counts.map(({ valor }) => valor)),
})

export interface PorSecretaria extends Contagem {
  id: number
  nome: string
  status: PorStatus
}

/** One line per department, with its four counts and their sum. */
export function bySecretaria(rows: PainelProcessos['por_secretaria']): PorSecretaria[] {
  const found = new Map<number, { id: number; nome: string; status: PorStatus }>()
  for (const { id_secretaria: id, secretaria: nome, status, total, total_valor } of rows) {
    const line = found.get(id) ?? { id, nome, status: nothing() }
    line.status[status] = { total, valor: total_valor }
    found.set(id, line)
  }
  return [...found.values()].map((line) => ({ ...line, ...sumOf(Object.values(line.status)) }))
}

export const byNome = (a: PorSecretaria, b: PorSecretaria) => compareFolded(a.nome, b.nome)
