import type { SituacaoContrato } from '../../contratos/dominios.ts'
import type { Day } from '../../shared/days.ts'

/** A contract of a work, with what became of it. */
export interface ContratoFatos {
  readonly id: number
  readonly numero_ano: string
  readonly objeto: string
  readonly empresa: string
  readonly cnpj: string | null
  readonly contratacao_direta: boolean
  readonly regime: number
  readonly reforma: boolean
  readonly situacao: SituacaoContrato
  readonly assinatura: Day | null
  readonly ordem_inicio: Day | null
  readonly vigencia_fim: Day | null
  readonly vigencia_original: Day | null
  readonly valor_inicial: number
  readonly valor_referencia: number | null
  /** What it is worth today, and what indices that bulletins applied have of that beyond what apostilas granted. */
  readonly valor_atual: number
  readonly reajuste_boletins: number
  readonly reajustes_medidos: number
  readonly pncp_numero: string | null
  readonly recebido_definitivo_em: Day | null
  readonly aditivos: readonly AditivoFatos[]
  readonly boletins: readonly BoletimFatos[]
  readonly pagamentos: readonly PagamentoFatos[]
  /** What is planned up to and with each month, from that of the order to begin. */
  readonly plano: readonly number[]
}

/** An approved amendment, in the order of decision. */
export interface AditivoFatos {
  readonly id: number
  readonly numero_termo: string | null
  readonly fundamento_legal: string | null
  readonly decidido_em: string
  readonly valor: number | null
  readonly supressao: number | null
  readonly reajuste: number | null
  readonly prazo: number | null
  /** Whether the bill of quantities was revised by it. */
  readonly planilha: boolean
}

/** An approved bulletin. */
export interface BoletimFatos {
  readonly id: number
  readonly inicio: Day
  readonly fim: Day
  readonly valor_periodo: number
  /** Measured up to and with it, in percent. */
  readonly fisico: number
}

export interface PagamentoFatos {
  readonly id: number
  readonly data: Day
  readonly valor: number
}

/** What is not signed yet is still being prepared: of it only what it is about is told. */
export const isAssinado = ({ assinatura, situacao }: Pick<ContratoFatos, 'assinatura' | 'situacao'>) =>
  assinatura !== null && situacao !== 'Em preparação'
