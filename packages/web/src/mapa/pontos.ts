import { SITUACOES, type Situacao } from '@paco/domain/etapas/etapa'
import { MARCAS, type Marca, marcasOf } from '@paco/domain/etapas/marca'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { PARALISADA } from '@paco/domain/projetos/paralisada'
import { fold } from '@paco/domain/shared/fold'
import { once } from '@paco/domain/shared/once'
import type { MapPoint } from '../ui/map/types.ts'
import type { Tone } from '../ui/status-pill.tsx'

export type Tones = Readonly<Record<Situacao, Tone>>

/** What narrows list and map alike. */
export interface PontoFilter {
  readonly busca: string
  readonly id_secretaria: number | null
  readonly status: Situacao | null
  readonly marca: Marca | null
}

export const isNarrowed = ({ busca, id_secretaria, status, marca }: PontoFilter): boolean =>
  busca.trim() !== '' || id_secretaria !== null || status !== null || marca !== null

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

export const filterPontos = (pontos: readonly Coordenada[], { busca, ...filter }: PontoFilter) =>
  searchPontos(
    pontos.filter(
      (ponto) =>
        (filter.id_secretaria === null || ponto.id_secretaria === filter.id_secretaria) &&
        (filter.status === null || ponto.status === filter.status) &&
        (filter.marca === null || hasMarca(ponto, filter.marca)),
    ),
    busca,
  )

const collator = once(() => new Intl.Collator('pt-BR', { numeric: true }))

/** By name, as one looks for them. */
export const byNome = (a: Coordenada, b: Coordenada) => collator().compare(a.nome_projeto, b.nome_projeto)

/** A project as the map draws it; known there by the project's number. */
export function markOf(tones: Tones, ponto: Coordenada): MapPoint {
  const { id_projeto, latitude, longitude, nome_projeto, status, etapas_marcadas, paralisacao } = ponto
  const stopped = paralisacao === null ? [] : [PARALISADA]
  const words = [nome_projeto, status, ...stopped, ...marcasOf(etapas_marcadas).map(({ label }) => label)]
  return { id: id_projeto, latitude, longitude, label: words.join(', '), tone: tones[status] }
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
