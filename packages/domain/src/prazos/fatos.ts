import type { SituacaoContrato } from '../contratos/dominios.ts'
import type { FamiliaKey } from '../convenios/familias.ts'
import type { Day } from '../shared/days.ts'

/** What a legal deadline may be of: its name stands in front of every key. */
export type Registro = 'contrato' | 'aditivo' | 'paralisacao' | 'obra' | `convenio_${FamiliaKey}`

/** What every record says of itself, whichever it is. */
interface Fatos<R extends Registro> {
  readonly registro: R
  readonly id: number
  readonly titulo: string
  /** Whose affair it is; agreements are of no department. */
  readonly id_secretaria: number | null
  readonly secretaria_nome: string | null
  /** The project it is of, where it is of exactly one. */
  readonly id_projeto: number | null
}

export interface FatosContrato extends Fatos<'contrato'> {
  readonly contratacao_direta: boolean
  /** A code of AUDESP. */
  readonly regime: number
  readonly situacao: SituacaoContrato
  readonly assinatura: Day | null
  readonly vigencia_fim: Day | null
  readonly data_base: Day | null
  readonly pncp_numero: string | null
  readonly encerrado_em: Day | null
  readonly recebido_provisorio_em: Day | null
  readonly recebido_definitivo_em: Day | null
  /** The last day on which a reajuste was noted. */
  readonly reajustado_em: Day | null
  readonly ordem_inicio: Day | null
  /** Its bill of quantities is approved: from then on it is measured. */
  readonly tem_planilha: boolean
  /** The last day of its last bulletin, and whether that was the final one. */
  readonly medido_ate: Day | null
  readonly medicao_final: boolean
  readonly parado: boolean
  /** The oldest invoice of a bulletin that waits for its payment. */
  readonly nota_em: Day | null
  /** Of the provisional receipt: until when its reservations are mended, and when they were. */
  readonly corrigir_ate: Day | null
  readonly sanadas_em: Day | null
}

export interface FatosAditivo extends Fatos<'aditivo'> {
  readonly tipo: string
  readonly status: string
  readonly data_assinatura: Day | null
  readonly antecipado_em: Day | null
  /** Of its contract. */
  readonly contratacao_direta: boolean
}

export interface FatosParalisacao extends Fatos<'paralisacao'> {
  readonly inicio: Day
  readonly reinicio: Day | null
  readonly aviso_publicado_em: Day | null
  readonly placa_em: Day | null
  /** The stoppages of the same project before it. */
  readonly anteriores: readonly { readonly inicio: Day; readonly reinicio: Day }[]
}

/** Of a project whose works are under way. */
export interface FatosObra extends Fatos<'obra'> {
  /** From which day on they count as without evolution, if they do not get on. */
  readonly sem_evolucao_em: Day
}

export interface FatosConvenio extends Fatos<`convenio_${FamiliaKey}`> {
  readonly vigencia_convenio: Day | null
}

export type FatosLegais = FatosContrato | FatosAditivo | FatosParalisacao | FatosObra | FatosConvenio
