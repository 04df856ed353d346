import type { NaturezaConvenio } from '../../convenios/natureza.ts'
import type { Esfera, TipoEmenda } from '../../emendas/dominios.ts'
import type { Situacao } from '../../etapas/etapa.ts'
import type { Paralisada } from '../../projetos/paralisada.ts'
import type { Day } from '../../shared/days.ts'
import type { ContratoFatos } from './fatos-contrato.ts'

/** What is public of a work, as the database tells it: all that the mapping looks at, and nothing else. */
export interface ObraFatos {
  readonly id: number
  readonly nomeprojeto: string
  readonly descricao_publica: string | null
  readonly endereco: string | null
  readonly valor: number | null
  readonly gasto: number
  /** What its signed contracts come to; null where it has none. */
  readonly contratado: number | null
  /** Null where nobody recorded it. */
  readonly medido: number | null
  readonly pago: number | null
  readonly fisico: number | null
  readonly progresso: number
  readonly paralisacao: Paralisada | null
  readonly status: Situacao
  readonly etapa_atual: number
  readonly etapas_atrasadas: readonly number[]
  readonly id_secretaria: number
  readonly secretaria: string
  /** When it, or a part of it, last changed; null where the trail does not know. */
  readonly atualizado_em: string | null
  readonly ponto: { readonly latitude: number; readonly longitude: number } | null
  readonly etapas: readonly EtapaFatos[]
  readonly dotacoes: readonly DotacaoFatos[]
  readonly convenios: readonly ConvenioFatos[]
  readonly emendas: readonly EmendaFatos[]
  readonly parcelas: readonly ParcelaFatos[]
  readonly contratos: readonly ContratoFatos[]
  readonly documentos: readonly DocumentoFatos[]
  readonly fotos: readonly FotoFatos[]
}

export interface EtapaFatos {
  readonly numero: number
  readonly nome: string
  readonly inicio: Day | null
  readonly fim: Day | null
  readonly situacao: Situacao | null
  readonly inicio_real: Day | null
  readonly fim_real: Day | null
}

/** A budget line that the project draws on. */
export interface DotacaoFatos {
  readonly id: number
  readonly funcional: string
  readonly fonte: string
  readonly ficha: string
  readonly valor: number | null
}

/** An agreement that the project draws on. */
export interface ConvenioFatos {
  readonly familia: string
  readonly id: number
  readonly objeto: string | null
  readonly numero: string | null
  readonly parlamentar: string | null
  /** How it was contracted, as the city writes it: 'CP 3/2026'. */
  readonly modalidade: string | null
  readonly natureza: NaturezaConvenio | null
  readonly valor: number | null
  readonly inicio: Day | null
  readonly fim: Day | null
}

/** A parliamentary amendment that the project draws on. */
export interface EmendaFatos {
  readonly id: number
  readonly esfera: Esfera
  readonly numero: string
  readonly ano: number
  readonly autor: string
  readonly tipo: TipoEmenda
  readonly objeto: string
  readonly valor: number | null
}

/** What a service of the schedule costs in one of its months. */
export interface ParcelaFatos {
  readonly id: number
  readonly servico: string
  readonly mes: number
  readonly valor: number
}

/** A document in the version that is everybody's. */
export interface DocumentoFatos {
  readonly id: number
  /** The contract that it hangs on, itself or through its record. */
  readonly id_contrato: number | null
  readonly titulo: string
  /** Its kind in OC4IDS, where its rule names one. */
  readonly tipo: string | null
  readonly link: string | null
  /** What its rule calls it. */
  readonly regra: string | null
  /** Of a file, what it is and how many bytes it has. */
  readonly formato: string | null
  readonly tamanho: number | null
  readonly publico_desde: Day
}

export interface FotoFatos {
  readonly id: number
  readonly foto: string
  readonly dia: Day
}
