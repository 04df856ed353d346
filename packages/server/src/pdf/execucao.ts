import { COR_LABELS } from '@paco/domain/medicoes/ritmo'
import { COMO_SE_CONTA, type ObraExecucao, type PainelExecucao, somar } from '@paco/domain/painel/execucao'
import { AMOUNT_LABELS, AMOUNTS, type Valores } from '@paco/domain/painel/valores'
import { dayOf, formatDay, formatInstant } from '@paco/domain/shared/days'
import { numberFormat } from '@paco/domain/shared/formats'
import { calendarMonth } from '@paco/domain/shared/meses'
import { formatAmount, formatMoney } from '@paco/domain/shared/money'
import template from './execucao.typ?raw'
import { renderDocument } from './fichas.ts'
import { shortened, unbroken } from './linha.ts'

/** What fits beside the months. */
const WORKS = 5
/** What stands in a bar for each month; a contract signed in one would hide the others. */
const DRAWN = ['planejado', 'medido', 'pago'] as const

const inTwo = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const amountText = (value: number) => (value === 0 ? '-' : formatAmount(value))
const amountsOf = (linha: Valores) => AMOUNTS.map((amount) => amountText(linha[amount]))

function workOf({ contrato_nome, objeto, secretaria, spi, cor, adiantado }: ObraExecucao) {
  const pace = spi === null || cor === null ? '' : `SPI ${inTwo(spi)} · ${COR_LABELS[cor]}`
  return [
    shortened(contrato_nome, 52),
    unbroken(shortened(`${secretaria} · ${objeto}`, 76)),
    adiantado ? 'Pago à frente do medido' : pace,
    adiantado ? 'vermelho' : (cor ?? 'amarelo'),
  ]
}

/** The financial execution of a year on one sheet of A4, lying. */
export function renderExecucao(painel: PainelExecucao, issued: Date): Promise<Uint8Array> {
  const [ano, mes, dia] = dayOf(issued).split('-').map(Number)
  const sum = somar(painel.por_secretaria)
  const most = Math.max(1, ...painel.por_mes.flatMap((each) => DRAWN.map((key) => each[key])))
  const total = AMOUNTS.map((amount) => formatAmount(sum[amount]))
  const share = (value: number) => Math.max(0, value) / most
  return renderDocument(template, {
    titulo: `Execução financeira ${painel.ano}`,
    ano: String(painel.ano),
    hoje: formatDay(painel.hoje),
    cartoes: AMOUNTS.map((key) => [`${AMOUNT_LABELS[key]} em ${painel.ano}`, formatMoney(sum[key]), key]),
    linhas: painel.por_secretaria.map((each) => [
      unbroken(shortened(each.secretaria, 36)),
      ...amountsOf(each),
    ]),
    meses: painel.por_mes.map((each) => [calendarMonth(each.mes), ...amountsOf(each)]),
    total,
    /** The longest amount, in characters. */
    largura: Math.max(15, ...total.map(({ length }) => length)),
    barras: painel.por_mes.map((each) => Object.fromEntries(DRAWN.map((key) => [key, share(each[key])]))),
    topo: `Barra mais alta: ${formatMoney(most === 1 ? 0 : most)}`,
    obras: painel.obras.slice(0, WORKS).map(workOf),
    obrasNota:
      painel.obras.length > WORKS ? `as ${WORKS} primeiras; as demais estão no painel` : 'no último boletim',
    conta: AMOUNTS.map((key) => [AMOUNT_LABELS[key], COMO_SE_CONTA[key]]),
    emitido: formatInstant(issued.toISOString()),
    data: { ano, mes, dia },
  })
}
