import * as z from 'zod/mini'
import { type Column, defineList } from '../http/list.ts'
import { COR_LABELS, type Cor } from '../medicoes/ritmo.ts'
import * as fields from '../shared/fields.ts'
import { compareFolded } from '../shared/fold.ts'
import { sumMoney } from '../shared/money.ts'
import { AMOUNT_LABELS, AMOUNTS, type Amount, type Valores, valores } from './valores.ts'

/** How each is counted, as the panel and its paper say it. */
export const COMO_SE_CONTA: Record<Amount, string> = {
  planejado:
    'o que o cronograma físico-financeiro de cada contrato assinado prevê para o mês; nos projetos sem contrato assinado, as parcelas dos serviços, a partir do início da execução (etapa 5).',
  contratado:
    'o valor inicial dos contratos assinados no mês, mais os acréscimos e reajustes e menos as supressões dos aditivos aprovados no mês.',
  medido:
    'os boletins aprovados, no mês em que termina o período medido, sem o reajuste. Boletim que ainda não foi aprovado não conta.',
  pago: 'os pagamentos registrados, na data de cada um. Inclui o reajuste e exclui o que foi retido ou descontado.',
}

/** One department's amounts of one month, `YYYY-MM`. */
export interface LinhaExecucao extends Valores {
  readonly id_secretaria: number
  readonly mes: string
}

const NADA: Valores = { planejado: 0, contratado: 0, medido: 0, pago: 0, reajuste: 0 }

/** What rows come to, to the cent. */
export const somar = (linhas: readonly Valores[]): Valores => ({
  planejado: sumMoney(linhas.map(({ planejado }) => planejado)),
  contratado: sumMoney(linhas.map(({ contratado }) => contratado)),
  medido: sumMoney(linhas.map(({ medido }) => medido)),
  pago: sumMoney(linhas.map(({ pago }) => pago)),
  reajuste: sumMoney(linhas.map(({ reajuste }) => reajuste)),
})

/** Whether there is anything to tell. */
export const temValores = (linha: Valores): boolean => AMOUNTS.some((amount) => linha[amount] !== 0)

function grouped<K>(linhas: readonly LinhaExecucao[], keyOf: (linha: LinhaExecucao) => K): Map<K, Valores> {
  const groups = new Map<K, LinhaExecucao[]>()
  for (const linha of linhas) {
    const key = keyOf(linha)
    const group = groups.get(key)
    if (group) group.push(linha)
    else groups.set(key, [linha])
  }
  return new Map([...groups].map(([key, group]) => [key, somar(group)]))
}

const yearOf = ({ mes }: LinhaExecucao) => Number(mes.slice(0, 4))
const ofYear = (linhas: readonly LinhaExecucao[], ano: number) =>
  linhas.filter((linha) => yearOf(linha) === ano)

/** The twelve months of a year, those without anything too. */
export function porMes(linhas: readonly LinhaExecucao[], ano: number) {
  const found = grouped(ofYear(linhas, ano), ({ mes }) => mes)
  return Array.from({ length: 12 }, (_, index) => {
    const mes = `${ano}-${String(index + 1).padStart(2, '0')}`
    return { mes, ...(found.get(mes) ?? NADA) }
  })
}

/** The years in which there is something, the earliest first. */
export const porAno = (linhas: readonly LinhaExecucao[]) =>
  [...grouped(linhas, yearOf)]
    .map(([ano, amounts]) => ({ ano, ...amounts }))
    .filter(temValores)
    .sort((one, other) => one.ano - other.ano)

export interface SecretariaExecucao {
  readonly id_secretaria: number
  readonly secretaria: string
}

/** Every department in a year, those without anything too, by name. */
export function porSecretaria<S extends SecretariaExecucao>(
  linhas: readonly LinhaExecucao[],
  secretarias: readonly S[],
  ano: number,
) {
  const found = grouped(ofYear(linhas, ano), ({ id_secretaria }) => id_secretaria)
  return secretarias
    .map((secretaria) => ({ ...secretaria, ...(found.get(secretaria.id_secretaria) ?? NADA) }))
    .sort((one, other) => compareFolded(one.secretaria, other.secretaria))
}

const CORES = Object.keys(COR_LABELS) as [Cor, ...Cor[]]

/** How the works of a contract stood at its last approved bulletin. */
const ritmo = {
  /** Measured over planned; null without a schedule. */
  spi: z.nullable(z.number()),
  cor: z.nullable(z.enum(CORES)),
  /** More was paid than measured: art. 145. */
  adiantado: z.boolean(),
}

const obra = z.object({
  id: z.number(),
  contrato_nome: z.string(),
  objeto: z.string(),
  secretaria: z.string(),
  fim: z.string(),
  medido: z.number(),
  planejado: z.nullable(z.number()),
  pago: z.number(),
  ...ritmo,
})
export type ObraExecucao = z.output<typeof obra>

const contrato = z.object({
  id: z.number(),
  contrato_nome: z.string(),
  objeto: z.string(),
  ...valores,
  ...ritmo,
})
export type ContratoExecucao = z.output<typeof contrato>

/** 'Execução financeira' of a year, of all departments or one of them. */
export const painelExecucao = z.object({
  hoje: z.string(),
  ano: z.number(),
  /** All departments, whichever is looked at. */
  por_secretaria: z.array(z.object({ id_secretaria: z.number(), secretaria: z.string(), ...valores })),
  por_mes: z.array(z.object({ mes: z.string(), ...valores })),
  por_ano: z.array(z.object({ ano: z.number(), ...valores })),
  /** Of the department that is looked at, what has anything in the year. */
  contratos: z.array(contrato),
  /** What its projects without a signed contract plan for the year. */
  sem_contrato: z.number(),
  /** Running works that were paid ahead, or are behind the plan: the worst first. */
  obras: z.array(obra),
  /** What no month is known of, and so is in no figure: signed contracts without schedule, installments without date. */
  fora: z.object({ contratos: z.number(), projetos: z.number(), valor: z.number() }),
})
export type PainelExecucao = z.output<typeof painelExecucao>

const money = (key: keyof Valores, label: string): Column => ({ key, label: `${label} (R$)`, kind: 'money' })
const amountColumns = [...AMOUNTS.map((key) => money(key, AMOUNT_LABELS[key])), money('reajuste', 'Reajuste')]

/** What the panel is about, for those who come from outside. */
export const EXECUCAO_SOBRE =
  'Quanto a prefeitura planejou, contratou, mediu e pagou em cada ano, por secretaria, mês e contrato. Medido é o que os boletins aprovaram; pago é o que saiu do caixa.'

export const execucaoList = defineList({
  name: 'execucao',
  title: 'Execução financeira',
  short: true,
  columns: [{ key: 'secretaria', label: 'Secretaria', kind: 'text' }, ...amountColumns],
  filters: {
    ano: z.optional(fields.integer(1900, 2199)),
    id_secretaria: z.optional(fields.id),
  },
})

/** Of one department, its months. */
export const mesesColumns: readonly Column[] = [{ key: 'mes', label: 'Mês', kind: 'text' }, ...amountColumns]
