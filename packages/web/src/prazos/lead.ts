import { MARCA_MEANINGS, type Marca } from '@paco/domain/etapas/marca'
import { type Prazo, TIPO_LABELS, type TipoPrazo } from '@paco/domain/prazos/prazo'
import { calendarMonth } from '@paco/domain/shared/meses'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import { formatCount } from '../ui/list-screen/pages.ts'
import { countByGrupo, GRUPO_LOOKS, type Grupo, grupoOf } from './grupos.ts'
import type { Filters } from './prazos-view.ts'

const named = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** A project has several stages: how many of each kind are overdue, and in how many projects. */
function etapasText(prazos: readonly Prazo[]): string {
  const etapas = prazos.filter((prazo) => prazo.tipo === 'etapa' && grupoOf(prazo) === 'vencido')
  if (etapas.length === 0) return ''
  const of = (marca: Marca) => etapas.filter((prazo) => prazo.marca === marca).length
  const projects = new Set(etapas.map(({ id }) => id)).size
  const kinds = [
    named(of('atrasada'), 'etapa atrasada', 'etapas atrasadas'),
    named(of('nao_iniciada'), 'não iniciada no prazo', 'não iniciadas no prazo'),
  ]
  return ` (${kinds.join(' e ')}, em ${named(projects, 'processo', 'processos')})`
}

/** What asks for something now, and how much of it is the person's own: the number the menu shows too. */
function countText(prazos: readonly Prazo[]): string {
  const { vencido, '30': soon, espera } = countByGrupo(prazos)
  const parts = [
    `${formatCount(vencido)} ${vencido === 1 ? 'prazo vencido' : 'prazos vencidos'}${etapasText(prazos)}`,
    `${formatCount(soon)} nos próximos 30 dias`,
    ...(espera > 0 ? [`${formatCount(espera)} ${espera === 1 ? 'aditivo' : 'aditivos'} à espera`] : []),
  ]
  const own = countByGrupo(prazos.filter(({ meu }) => meu))
  const mine = own.vencido + own['30'] + own.espera
  return `${parts.join(', ')}.${mine > 0 ? ` Destes, ${formatCount(mine)} ${mine === 1 ? 'é seu' : 'são seus'}.` : ''}`
}

/** The filter in words, for paper, where its controls are not. */
function filterText(
  { tipo, faixa, marca, mes, id_secretaria }: Filters,
  secretarias: readonly SecretariaChoice[],
): string {
  const words = [
    tipo && TIPO_LABELS[tipo as TipoPrazo],
    faixa && GRUPO_LOOKS[faixa as Grupo].label,
    marca && MARCA_MEANINGS[marca as Marca].option,
    mes && `vence em ${calendarMonth(mes)}`,
    secretarias.find(({ value }) => String(value) === id_secretaria)?.label,
  ].filter(Boolean)
  return words.length === 0 ? '' : ` Filtro: ${words.join(', ')}.`
}

export const leadOf = (
  prazos: readonly Prazo[],
  filters: Filters,
  secretarias: readonly SecretariaChoice[],
): string => countText(prazos) + filterText(filters, secretarias)
