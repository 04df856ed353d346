import type { Etapa, NumeroEtapa, Situacao } from '../etapas/etapa.ts'
import { ETAPAS } from '../etapas/etapa.ts'
import type { EtapaMarcada } from '../etapas/marca.ts'
import type { Projeto } from './projeto.ts'

/** A stage with what it was planned to be. */
export interface EtapaPlanejada extends Etapa {
  readonly rotulo: string
  readonly inicioOriginal: string | null
  readonly fimOriginal: string | null
  /** When it really began and ended. */
  readonly inicioReal: string | null
  readonly fimReal: string | null
}

/** The six stages of a flat wire record, as rows. */
export function etapasOf(projeto: Projeto): EtapaPlanejada[] {
  return ETAPAS.map(({ numero, rotulo }) => ({
    numero,
    rotulo,
    nome: projeto[`etapa${numero}`],
    inicio: projeto[`datainicioetapa${numero}`],
    fim: projeto[`datafimetapa${numero}`],
    prazo: projeto[`prazoetapa${numero}`],
    situacao: projeto[`situacaoetapa${numero}`],
    inicioOriginal: projeto[`datainiciooriginal${numero}`],
    fimOriginal: projeto[`datafimoriginal${numero}`],
    inicioReal: projeto[`datainicioreal${numero}`],
    fimReal: projeto[`datafimreal${numero}`],
  }))
}

/** What is told of a stage, on screen and on paper: late once it is, whatever was said of it; not begun until something is. */
export const estadoOf = (
  { numero, situacao }: Pick<Etapa, 'numero' | 'situacao'>,
  { etapas_atrasadas }: Pick<Projeto, 'etapas_atrasadas'>,
): Situacao => (etapas_atrasadas.includes(numero) ? 'Atrasado' : (situacao ?? 'Não iniciado'))

/** The stages that have a mark, as the server found them. */
export function marcadasOf(projeto: Projeto): EtapaMarcada[] {
  const late = new Set(projeto.etapas_atrasadas)
  const marked = new Set([...late, ...projeto.etapas_nao_iniciadas])
  return etapasOf(projeto)
    .filter(({ numero }) => marked.has(numero))
    .map(({ numero, nome, fim }) => ({
      marca: late.has(numero) ? 'atrasada' : 'nao_iniciada',
      numero,
      nome,
      fim,
    }))
}

/** What a body says of one stage; undefined where it says nothing. */
export interface EtapaChange {
  numero: NumeroEtapa
  nome?: string | null | undefined
  inicio?: string | null | undefined
  fim?: string | null | undefined
  prazo?: number | null | undefined
  situacao?: Etapa['situacao'] | undefined
  inicio_real?: string | null | undefined
  fim_real?: string | null | undefined
}

type EtapaBody = { [N in NumeroEtapa as `etapa${N}`]?: string | null | undefined } & {
  [N in NumeroEtapa as `datainicioetapa${N}` | `datafimetapa${N}`]?: string | null | undefined
} & {
  [N in NumeroEtapa as `datainicioreal${N}` | `datafimreal${N}`]?: string | null | undefined
} & { [N in NumeroEtapa as `prazoetapa${N}`]?: number | null | undefined } & {
  [N in NumeroEtapa as `situacaoetapa${N}`]?: Etapa['situacao'] | undefined
}

/** The stages a flat body speaks of, as rows. */
export function etapaChangesOf(body: EtapaBody): EtapaChange[] {
  return ETAPAS.map(({ numero }) => ({
    numero,
    nome: body[`etapa${numero}`],
    inicio: body[`datainicioetapa${numero}`],
    fim: body[`datafimetapa${numero}`],
    prazo: body[`prazoetapa${numero}`],
    situacao: body[`situacaoetapa${numero}`],
    inicio_real: body[`datainicioreal${numero}`],
    fim_real: body[`datafimreal${numero}`],
  }))
}
