import { ETAPAS } from '@paco/domain/etapas/etapa'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { Field, Values } from '../../ui/entity-form/types.ts'

/** What a stage lacks, by name, and whether that keeps it from being concluded. */
export interface Faltas {
  readonly etapa: number
  readonly bloqueia: boolean
  readonly faltam: readonly string[]
}

/** The stages that this edit would conclude. */
export const concluidas = (projeto: Projeto, values: Values): number[] =>
  ETAPAS.filter(
    ({ numero }) =>
      values[`situacaoetapa${numero}`] === 'Concluído' && projeto[`situacaoetapa${numero}`] !== 'Concluído',
  ).map(({ numero }) => numero)

/** Of those, the ones that lack documents. */
export const faltasIn = (faltas: readonly Faltas[], projeto: Projeto, values: Values): Faltas[] => {
  const etapas = concluidas(projeto, values)
  return faltas.filter(({ etapa, faltam }) => etapas.includes(etapa) && faltam.length > 0)
}

export const isBlocked = (faltas: readonly Faltas[]): boolean => faltas.some(({ bloqueia }) => bloqueia)

/** What is missing, in words. */
export const faltasText = (faltas: readonly Faltas[]): string =>
  faltas
    .map(({ etapa, bloqueia, faltam }) =>
      bloqueia
        ? `A etapa ${etapa} não se conclui sem: ${faltam.join('; ')}. Anexe-os em “Documentos”.`
        : `Na etapa ${etapa} faltam: ${faltam.join('; ')}.`,
    )
    .join(' ')

/** Asked for as soon as a stage is concluded without documents that it needs. */
export const conclusaoField = (faltas: readonly Faltas[], projeto: Projeto) =>
  ({
    name: 'motivo_documentos',
    kind: 'textarea',
    required: true,
    rows: 2,
    help: 'Fica registrado com seu nome, à vista de quem controla.',
    when: (values: Values) => faltasIn(faltas, projeto, values).length > 0,
    warning: (values: Values) => faltasText(faltasIn(faltas, projeto, values)),
  }) as const satisfies Field
