import type { Projeto } from '../projetos/projeto.ts'
import { formatMoney, sumMoney } from '../shared/money.ts'
import { type Execucao, execucao } from './execucao.ts'

/** An adjustment is no works; whether it is that alone, only the contract's bulletins know. */
const PAGO_ACIMA =
  'O pago passa do medido: reajuste de preços não conta como medido. A curva S do contrato diz se houve adiantamento.'

/** What amounts of a project are called. */
const GASTO = 'Gasto (serviços lançados)'
const PAGO = 'Pago'

type Contas = Pick<Projeto, 'valor' | 'gasto' | 'contratado' | 'medido' | 'pago'>

interface Quantia {
  readonly label: string
  /** Null where nobody recorded it, and for what is left where there is no budget. */
  readonly valor: number | null
}

/** A project's money as it is told: by its services, and with a contract also by what was measured and paid. */
export interface Dinheiro {
  /** Of the budget: what was paid, or without a contract what its services come to. */
  readonly execucao: Execucao
  /** What the first part of `execucao` is called. */
  readonly parte: string
  /**
   * What its services come to and leave of the budget; with a signed contract then contracted, measured and paid, and
   * what the payments leave.
   */
  readonly quantias: readonly [gasto: Quantia, restante: Quantia, ...contrato: Quantia[]]
  /** `46% do orçamento`, with what makes it so. */
  readonly usado: string
  /** One sentence on the budget. */
  readonly texto: string
  /** What more paid than measured may mean, where it is. */
  readonly nota: string | null
}

function textOf({ orcado, gasto, percentual, estourado }: Execucao, paid: boolean): string {
  if (orcado === null) return 'Sem orçamento definido.'
  const above = formatMoney(sumMoney([gasto, -orcado]))
  if (estourado)
    return `${paid ? 'O que foi pago passa' : 'Os serviços lançados passam'} do orçamento em ${above}.`
  return paid
    ? `${percentual}% do orçamento já foi pago.`
    : `Os serviços lançados somam ${percentual}% do orçamento.`
}

export function dinheiroDe({ valor, gasto, contratado, medido, pago }: Contas): Dinheiro {
  const contracted = contratado !== null
  const paid = contracted && pago !== null
  const money = execucao(valor, paid ? pago : gasto)
  const left = (used: number | null) =>
    valor === null || used === null ? null : execucao(valor, used).restante
  const gastos = { label: GASTO, valor: gasto }
  return {
    execucao: money,
    parte: paid ? PAGO : GASTO,
    quantias: contracted
      ? [
          gastos,
          { label: 'Restante (serviços lançados)', valor: left(gasto) },
          { label: 'Contratado', valor: contratado },
          { label: 'Medido', valor: medido },
          { label: PAGO, valor: pago },
          { label: 'Restante (pago)', valor: left(pago) },
        ]
      : [gastos, { label: 'Restante', valor: left(gasto) }],
    usado: `${money.percentual}% do orçamento ${paid ? 'pago' : 'em serviços lançados'}`,
    texto: textOf(money, paid),
    nota: paid && medido !== null && pago > medido ? PAGO_ACIMA : null,
  }
}
