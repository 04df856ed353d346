import type { ConvenioFatos, DocumentoFatos } from '../dados/oc4ids/fatos.ts'
import type { Natureza } from '../projetos/natureza.ts'
import type { Day } from '../shared/days.ts'
import type { FatosQueMudam } from './mudancas.ts'
import type { AndamentoObra } from './situacao.ts'

/** What every list of works tells of one, as the database has it. */
export interface ObraBreve extends AndamentoObra {
  readonly id: number
  readonly nome: string
  readonly secretaria: string
  readonly endereco: string | null
  readonly bairros: readonly string[]
  readonly latitude: number | null
  readonly longitude: number | null
}

export interface FotoDaObra {
  readonly id: number
  readonly foto: string
  readonly miniatura: string
  readonly dia: Day
  readonly legenda: string | null
  readonly momento: 'antes' | 'durante' | 'depois' | null
}

/** A signed contract as its work's page tells it. */
export interface ContratoDaObra {
  readonly id: number
  readonly numero_ano: string
  readonly objeto: string
  readonly empresa: string
  readonly cnpj: string | null
  readonly situacao: string
  readonly assinatura: Day
  readonly ordem_inicio: Day | null
  readonly vigencia_fim: Day | null
  readonly valor_inicial: number
  readonly valor_atual: number
  readonly medido_antes: number | null
  readonly pago_antes: number | null
  readonly antes_ate: Day | null
  readonly fiscal_titular: string | null
  readonly fiscal_substituto: string | null
  readonly gestor: string | null
  readonly pncp_numero: string | null
}

/** All that is public of a work, as the database tells it. */
export interface ObraCompleta extends ObraBreve, FatosQueMudam {
  readonly natureza: Natureza
  readonly descricao_publica: string | null
  readonly valor_original: number | null
  readonly valor: number | null
  readonly contratado: number | null
  readonly medido: number | null
  readonly pago: number | null
  /** What indices added to what is contracted. */
  readonly reajustes: number
  /** Planned end of the project's last stage. */
  readonly encerramento: Day | null
  readonly inicio: Day | null
  readonly atualizado_em: string | null
  /** Codes of the budget's sources. */
  readonly fontes: readonly string[]
  readonly convenios: readonly ConvenioFatos[]
  readonly contratos: readonly ContratoDaObra[]
  readonly documentos: readonly DocumentoFatos[]
  readonly fotos: readonly FotoDaObra[]
}
