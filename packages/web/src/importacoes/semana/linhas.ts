import { acompanha } from '@paco/domain/etapas/acompanha'
import { ETAPAS, type NumeroEtapa } from '@paco/domain/etapas/etapa'
import { atrasoOf, type MotivoSemana, motivoDaSemana } from '@paco/domain/etapas/semana'
import type { LinhaDoLote } from '@paco/domain/importacoes/lote'
import { colunasDaEtapa, type EtapaDaSemana } from '@paco/domain/projetos/semana'
import type { Day } from '@paco/domain/shared/days'
import type { GridChange, ItemLine } from '../../ui/grid/types.ts'
import { digitada, type Linha, type Valores } from '../lote/linhas.ts'

/** A stage of the week, in the record of its project as it is being edited. */
export interface LinhaDaSemana {
  readonly etapa: EtapaDaSemana
  readonly linha: Linha
}

/** What is typed of a stage. */
export const CAMPOS = ['situacao', 'inicio', 'fim', 'prazo'] as const
export type CampoDaEtapa = (typeof CAMPOS)[number]

export const keyOf = ({ id_projeto, etapa }: EtapaDaSemana): string => `${id_projeto}/${etapa}`

/** One line for each stage, whatever project it is of. */
export function linhasDaSemana(
  etapas: readonly EtapaDaSemana[],
  linhas: readonly Linha[],
): ItemLine<LinhaDaSemana>[] {
  const byId = new Map(linhas.map((linha) => [linha.id, linha]))
  return etapas.flatMap((etapa) => {
    const linha = byId.get(etapa.id_projeto)
    return linha ? [{ type: 'item', key: keyOf(etapa), level: 0, row: { etapa, linha } }] : []
  })
}

/** The projects of stages as rows to edit, where nothing but the stages is known of them: to be read. */
export function soLidas(etapas: readonly EtapaDaSemana[]): LinhaDoLote[] {
  const byId = new Map<number, LinhaDoLote>()
  for (const { id_projeto: id, versao, projeto: titulo, colunas, ...etapa } of etapas) {
    const valores = Object.fromEntries(CAMPOS.map((campo) => [colunas[campo], etapa[campo]]))
    const others = byId.get(id)?.valores
    byId.set(id, { id, versao, titulo, valores: { ...others, ...valores }, recusa: null, travados: [] })
  }
  return [...byId.values()]
}

const stageOf = (valores: Valores, numero: NumeroEtapa) => {
  const { inicio, fim, prazo, situacao } = colunasDaEtapa(numero)
  return {
    inicio: (valores[inicio] ?? null) as Day | null,
    fim: (valores[fim] ?? null) as Day | null,
    prazo: (valores[prazo] ?? null) as number | null,
    situacao: (valores[situacao] ?? null) as EtapaDaSemana['situacao'],
  }
}

/** How late a stage is on a day, and why it is looked at, as it is typed. */
export function quandoOf(
  { etapa, linha }: LinhaDaSemana,
  today: Day,
): { atraso: number; motivo: MotivoSemana | null } {
  const stage = stageOf(linha.agora, etapa.etapa as NumeroEtapa)
  return { atraso: atrasoOf(stage, today), motivo: motivoDaSemana(stage, today) }
}

const valueIn = ({ linha, etapa }: LinhaDaSemana, campo: CampoDaEtapa) =>
  linha.agora[etapa.colunas[campo]] ?? null

const isCampo = (name: string): name is CampoDaEtapa => CAMPOS.some((campo) => campo === name)

/** What was typed into one stage, and what follows from it; what the baseline holds never follows. */
function typedStage(linha: Linha, numero: NumeroEtapa, mudanca: Valores): Linha {
  const colunas = colunasDaEtapa(numero)
  const stages = ETAPAS.map((etapa) => stageOf(linha.agora, etapa.numero))
  const follows = linha.travados.has(colunas.fim) ? {} : acompanha(stages, numero - 1, mudanca)
  const campos = Object.entries({ ...mudanca, ...follows }).map(([campo, valor]) => [
    colunas[campo as CampoDaEtapa],
    valor,
  ])
  return digitada(linha, Object.fromEntries(campos))
}

/** Several stages of a project are one record: what was typed into each of them goes to it. */
export function typed(changes: readonly GridChange<LinhaDaSemana>[]) {
  const byStage = new Map<string, { etapa: EtapaDaSemana; mudanca: Record<string, Valores[string]> }>()
  for (const { row, column } of changes) {
    if (!isCampo(column)) continue
    const stage = byStage.get(keyOf(row.etapa)) ?? { etapa: row.etapa, mudanca: {} }
    byStage.set(keyOf(row.etapa), stage)
    stage.mudanca[column] = valueIn(row, column)
  }
  const stages = [...byStage.values()]
  return (linha: Linha): Linha =>
    stages
      .filter(({ etapa }) => etapa.id_projeto === linha.id)
      .reduce((row, { etapa, mudanca }) => typedStage(row, etapa.etapa as NumeroEtapa, mudanca), linha)
}
