import { SITUACOES, type Situacao } from '@paco/domain/etapas/etapa'
import { MARCAS, type Marca, marcasOf } from '@paco/domain/etapas/marca'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { isSemEvolucao, PARALISADA, SEM_EVOLUCAO } from '@paco/domain/projetos/paralisada'
import type { Day } from '@paco/domain/shared/days'
import { compareNumbered, fold } from '@paco/domain/shared/fold'
import type { MapPoint } from '../ui/map/types.ts'
import type { Tone } from '../ui/status-pill.tsx'

export type Tones = Readonly<Record<Situacao, Tone>>

/** What narrows list and map alike. */
export interface PontoFilter {
  readonly busca: string
  readonly id_secretaria: number | null
  readonly status: Situacao | null
  readonly marca: Marca | null
  /** Works that are stopped, or are not; that do not get on, or do. */
  readonly paralisado: boolean | null
  readonly sem_evolucao: boolean | null
  /** Works alone, found by whoever knows them: their search is done. */
  readonly obras: ReadonlySet<number> | null
}

/** How many of the map's own filters are set. */
export const countChosen = ({ busca: _, obras: _obras, ...choices }: PontoFilter): number =>
  Object.values(choices).filter((choice) => choice !== null).length

export const isNarrowed = (filter: PontoFilter): boolean =>
  filter.busca.trim() !== '' || filter.obras !== null || countChosen(filter) > 0

/** Those that hold every word typed, in the project's or the department's name, whatever case and accents. */
export function searchPontos<P extends Pick<Coordenada, 'nome_projeto' | 'secretaria_nome'>>(
  pontos: readonly P[],
  busca: string,
): readonly P[] {
  const words = fold(busca.trim()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return pontos
  return pontos.filter(({ nome_projeto, secretaria_nome }) => {
    const text = fold(`${nome_projeto} ${secretaria_nome}`)
    return words.every((word) => text.includes(word))
  })
}

const hasMarca = ({ etapas_marcadas }: Coordenada, marca: Marca) =>
  etapas_marcadas.some((etapa) => etapa.marca === marca)

const isStopped = ({ paralisacao }: Coordenada) => paralisacao !== null

/** Those of the filter, as they are on a day. */
export const filterPontos = (pontos: readonly Coordenada[], { busca, ...filter }: PontoFilter, today: Day) =>
  searchPontos(
    pontos.filter(
      (ponto) =>
        (filter.obras === null || filter.obras.has(ponto.id_projeto)) &&
        (filter.id_secretaria === null || ponto.id_secretaria === filter.id_secretaria) &&
        (filter.status === null || ponto.status === filter.status) &&
        (filter.marca === null || hasMarca(ponto, filter.marca)) &&
        (filter.paralisado === null || isStopped(ponto) === filter.paralisado) &&
        (filter.sem_evolucao === null || isSemEvolucao(ponto, today) === filter.sem_evolucao),
    ),
    filter.obras === null ? busca : '',
  )

/** By name, as one looks for them. */
export const byNome = (a: Coordenada, b: Coordenada) => compareNumbered(a.nome_projeto, b.nome_projeto)

/** A project as the map draws it; known there by the project's number. */
export function markOf(tones: Tones, ponto: Coordenada, today: Day): MapPoint {
  const { id_projeto, latitude, longitude, nome_projeto, status, etapas_marcadas } = ponto
  const paused = isStopped(ponto)
  const words = [
    nome_projeto,
    status,
    ...(paused ? [PARALISADA] : []),
    ...(isSemEvolucao(ponto, today) ? [SEM_EVOLUCAO.label] : []),
    ...marcasOf(etapas_marcadas).map(({ label }) => label),
  ]
  return { id: id_projeto, latitude, longitude, label: words.join(', '), tone: tones[status], paused }
}

/** How many stand in each situation, all four of them. */
export const countSituacoes = (pontos: readonly Coordenada[]) =>
  SITUACOES.map((situacao) => ({
    situacao,
    count: pontos.filter(({ status }) => status === situacao).length,
  }))

/** How many have a stage with each mark. */
export const countMarcas = (pontos: readonly Coordenada[]) =>
  MARCAS.map((marca) => ({ marca, count: pontos.filter((ponto) => hasMarca(ponto, marca)).length }))

/** How many are stopped, and how many do not get on. */
export const countObras = (pontos: readonly Coordenada[], today: Day) => ({
  paralisadas: pontos.filter(isStopped).length,
  semEvolucao: pontos.filter((ponto) => isSemEvolucao(ponto, today)).length,
})
