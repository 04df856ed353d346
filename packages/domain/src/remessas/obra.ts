import type { SituacaoContrato } from '../contratos/dominios.ts'
import { FAMILIA_LABELS, type FamiliaKey } from '../convenios/familias.ts'
import { FONTE_LABELS } from '../orcamento/fonte.ts'
import { motivoText, type Paralisada } from '../projetos/paralisada.ts'
import { type Day, formatDay } from '../shared/days.ts'
import { SITUACOES_AUDESP, situacaoAudesp } from './situacao.ts'

/** A work under a contract that was signed, as the records have it. */
export interface ObraFatos {
  readonly orgao: string
  readonly obra: string
  readonly objeto: string
  readonly endereco: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** Codes of the budget's sources, and keys of families of agreements. */
  readonly fontes: readonly string[]
  readonly convenios: readonly FamiliaKey[]
  readonly empresa: string
  readonly cnpj: string | null
  readonly contrato: string
  readonly assinatura: Day
  readonly inicio: Day | null
  readonly conclusao_original: Day | null
  readonly conclusao_atual: Day | null
  readonly concluida: boolean
  readonly valor_inicial: number
  readonly valor_aditado: number
  readonly valor_pago: number
  readonly fisico: number
  readonly situacao: SituacaoContrato
  readonly paralisacao: Paralisada | null
}

/** What is done about it: who answers for it, and when the works should go on. */
function providenciasOf({ responsavel, reinicio_previsto }: Paralisada): string {
  const restart =
    reinicio_previsto === null
      ? 'sem reinício previsto'
      : `reinício previsto para ${formatDay(reinicio_previsto)}`
  return `Responsável: ${responsavel}; ${restart}`
}

/** The same as a line of the report, which any court's columns are taken from. */
export function linhaOf(fatos: ObraFatos, today: Day) {
  const { fontes, convenios, paralisacao, ...obra } = fatos
  const codigo = situacaoAudesp({ ...obra, paralisada: paralisacao !== null }, today)
  const origens = [
    ...fontes.map((codigoFonte) => FONTE_LABELS[codigoFonte] ?? codigoFonte),
    ...convenios.map((familia) => `Convênio ${FAMILIA_LABELS[familia]}`),
  ]
  return {
    ...obra,
    fonte: origens.join('; ') || null,
    situacao: codigo,
    situacao_nome: SITUACOES_AUDESP[codigo],
    motivo: paralisacao && motivoText(paralisacao),
    paralisada_em: paralisacao?.desde ?? null,
    providencias: paralisacao && providenciasOf(paralisacao),
  }
}
export type Linha = ReturnType<typeof linhaOf>
