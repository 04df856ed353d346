import type { Projeto } from '../projetos/projeto.ts'
import { formatMoney, sumMoney } from '../shared/money.ts'
import { type Execucao, execucao } from './execucao.ts'

/** An adjustment is no works; whether it is that alone, only the contract's bulletins know. */
const PAGO_ACIMA =
  'O pago passa do medido: reajuste de preços não conta como medido. A curva S do contrato diz se houve adiantamento.'

/** What amounts of a project are called. Services that were entered are a plan, whoever calls them spent. */
const GASTO = 'Gasto (serviços lançados)'
const PLANEJADO = 'Planejado (serviços lançados)'
const PAGO = 'Pago'

type Contas = Pick<Projeto, 'valor' | 'gasto' | 'contratado' | 'medido' | 'pago'>

export interface Quantia {
  readonly label: string
  readonly valor: number
}

/** A project's money as it is told: without a contract by its services, with one by what was measured and paid. */
export interface Dinheiro {
  /** Of the budget: what was paid, or without a contract what its services come to. */
  readonly execucao: Execucao
  /** What the first part of `execucao` is called. */
  readonly parte: string
  /** What its services come to. */
  readonly servicos: Quantia
  /** Contracted, measured and paid; none without a signed contract. */
  readonly contrato: readonly Quantia[]
  /** `46% do orçamento`, with what makes it so. */
  readonly usado: string
  /** One sentence on the budget. */
  readonly texto: string
  /** What more paid than measured may mean, where it is. */
  readonly nota: string | null
}

function textOf({ orcado, gasto, percentual, estourado }: Execucao, contracted: boolean): string {
  if (orcado === null) return 'Sem orçamento definido.'
  const above = formatMoney(sumMoney([gasto, -orcado]))
  if (estourado)
    return `${contracted ? 'O que foi pago passa' : 'Os serviços lançados passam'} do orçamento em ${above}.`
  return contracted
    ? `${percentual}% do orçamento já foi pago.`
    : `Os serviços lançados somam ${percentual}% do orçamento.`
}

export function dinheiroDe({ valor, gasto, contratado, medido, pago }: Contas): Dinheiro {
  const contracted = contratado !== null
  const money = execucao(valor, contracted ? pago : gasto)
  const contrato = contracted
    ? [
        { label: 'Contratado', valor: contratado },
        { label: 'Medido', valor: medido },
        { label: PAGO, valor: pago },
      ]
    : []
  return {
    execucao: money,
    parte: contracted ? PAGO : GASTO,
    servicos: { label: contracted ? PLANEJADO : GASTO, valor: gasto },
    contrato,
    usado: `${money.percentual}% do orçamento ${contracted ? 'pago' : 'em serviços lançados'}`,
    texto: textOf(money, contracted),
    nota: contracted && pago > medido ? PAGO_ACIMA : null,
  }
}
