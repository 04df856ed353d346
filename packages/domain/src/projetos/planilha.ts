import { ETAPAS, SITUACOES } from '../etapas/etapa.ts'
import type { Column } from '../http/list.ts'
import type { Day } from '../shared/days.ts'
import { NATUREZA_LABELS } from './natureza.ts'
import { isSemEvolucao, motivoText } from './paralisada.ts'
import { LABELS, type Projeto } from './projeto.ts'

const asItIs = Object.fromEntries(SITUACOES.map((situacao) => [situacao, situacao]))

/** Of each stage what a person may change. */
const etapaColumns: readonly Column[] = ETAPAS.flatMap(({ numero }) => {
  const [inicio, fim, prazo] = [
    `datainicioetapa${numero}`,
    `datafimetapa${numero}`,
    `prazoetapa${numero}`,
  ] as const
  const [situacao, nome] = [`situacaoetapa${numero}`, `etapa${numero}`] as const
  const [inicioReal, fimReal] = [`datainicioreal${numero}`, `datafimreal${numero}`] as const
  return [
    { key: inicio, label: LABELS[inicio], kind: 'day' },
    { key: fim, label: LABELS[fim], kind: 'day' },
    { key: prazo, label: LABELS[prazo], kind: 'decimal' },
    { key: situacao, label: LABELS[situacao], kind: 'text', labels: asItIs },
    { key: inicioReal, label: LABELS[inicioReal], kind: 'day' },
    { key: fimReal, label: LABELS[fimReal], kind: 'day' },
    { key: nome, label: LABELS[nome], kind: 'text' },
  ] satisfies Column[]
})

/** All a person may change of a project, whatever its list shows: a sheet that went out comes back. */
export const editaveisColumns: readonly Column[] = [
  { key: 'id', label: LABELS.id, kind: 'id' },
  { key: 'gestorprocesso', label: LABELS.gestorprocesso, kind: 'text' },
  { key: 'ano', label: 'Ano', kind: 'year' },
  { key: 'valor', label: 'Valor (R$)', kind: 'money' },
  { key: 'natureza', label: LABELS.natureza, kind: 'text', labels: NATUREZA_LABELS },
  { key: 'descricao', label: LABELS.descricao, kind: 'text' },
  { key: 'descricao_publica', label: LABELS.descricao_publica, kind: 'text' },
  { key: 'endereco', label: LABELS.endereco, kind: 'text' },
  { key: 'programa', label: LABELS.programa, kind: 'text' },
  { key: 'fora_do_pca', label: LABELS.fora_do_pca, kind: 'text' },
  ...etapaColumns,
]

/** Where it stands on the map: said by its sheets too. */
export const pontoColumns: readonly Column[] = [
  { key: 'latitude', label: 'Latitude', kind: 'decimal', places: 6 },
  { key: 'longitude', label: 'Longitude', kind: 'decimal', places: 6 },
]

/**
 * What every spreadsheet of projects tells beside its list's own columns: the marks as the numbers of the stages, and
 * works that are stopped or do not get on. On screen and paper these stand beside the status.
 */
export const planilhaColumns: readonly Column[] = [
  { key: 'etapas_atrasadas', label: 'Etapas atrasadas', kind: 'text' },
  { key: 'etapas_nao_iniciadas', label: 'Etapas não iniciadas no prazo', kind: 'text' },
  { key: 'paralisada_desde', label: 'Paralisada desde', kind: 'day' },
  { key: 'paralisada_motivo', label: 'Motivo da paralisação', kind: 'text' },
  { key: 'reinicio_previsto', label: 'Reinício previsto', kind: 'day' },
  { key: 'sem_evolucao', label: 'Sem evolução', kind: 'boolean', labels: { true: 'Sim' } },
]

type Told = Pick<Projeto, 'paralisacao' | 'sem_evolucao_em'>

/** The cells that a project's record has only in other words, on the day its figures are of. */
export const planilhaCells = ({ paralisacao, sem_evolucao_em }: Told, day: Day) => ({
  paralisada_desde: paralisacao?.desde ?? null,
  paralisada_motivo: paralisacao && motivoText(paralisacao),
  reinicio_previsto: paralisacao?.reinicio_previsto ?? null,
  sem_evolucao: isSemEvolucao({ sem_evolucao_em }, day) || null,
})
