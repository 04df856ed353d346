import type { Checklist, Conclusao, ItemChecklist } from '@paco/domain/documentos/checklist'
import type { Documento } from '@paco/domain/documentos/documento'
import { ETAPAS } from '@paco/domain/etapas/etapa'

/** An expected document with what is attached of it. */
export interface Linha {
  readonly item: ItemChecklist
  readonly documentos: readonly Documento[]
}

export interface Grupo {
  /** Null for what belongs to no stage. */
  readonly etapa: number | null
  readonly nome: string
  readonly bloqueia: boolean
  readonly obrigatorios: number
  readonly atendidos: number
  readonly linhas: readonly Linha[]
  /** Nothing asked for them: free ones, and those that were made void. */
  readonly outros: readonly Documento[]
  readonly conclusoes: readonly Conclusao[]
}

/** A project's documents by stage: under what was asked for, or beside it. Each stands once. */
export function gruposOf(checklist: Checklist, documentos: readonly Documento[]): Grupo[] {
  const byId = new Map(documentos.map((documento) => [documento.id, documento]))
  const placed = new Set(
    checklist.etapas
      .flatMap(({ itens }) => itens.flatMap((item) => item.documentos))
      .filter((id) => byId.has(id)),
  )
  const others = (etapa: number | null) =>
    documentos.filter((documento) => documento.etapa === etapa && !placed.has(documento.id))
  const stages = checklist.etapas.map(({ etapa, bloqueia, obrigatorios, atendidos, itens }) => ({
    etapa,
    nome: ETAPAS.find(({ numero }) => numero === etapa)?.nome ?? `Etapa ${etapa}`,
    bloqueia,
    obrigatorios,
    atendidos,
    linhas: itens.map((item) => ({
      item,
      documentos: item.documentos.flatMap((id) => byId.get(id) ?? []),
    })),
    outros: others(etapa),
    conclusoes: checklist.conclusoes.filter((conclusao) => conclusao.etapa === etapa),
  }))
  const loose = others(null)
  if (loose.length === 0) return stages
  const none = { bloqueia: false, obrigatorios: 0, atendidos: 0, linhas: [], conclusoes: [] }
  return [...stages, { etapa: null, nome: 'Sem etapa', outros: loose, ...none }]
}

/** Of the lines, those to be seen: all of them, or what is missing. */
export const linhasShown = (linhas: readonly Linha[], missing: boolean): readonly Linha[] =>
  missing ? linhas.filter(({ item }) => item.estado === 'falta') : linhas
