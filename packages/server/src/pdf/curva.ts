import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Curva } from '@paco/domain/medicoes/registros'
import { COR_LABELS } from '@paco/domain/medicoes/ritmo'
import { formatCnpj } from '@paco/domain/shared/cnpj'
import { dayOf, formatDay, formatInstant } from '@paco/domain/shared/days'
import { shareOf } from '@paco/domain/shared/exact'
import { numberFormat } from '@paco/domain/shared/formats'
import { formatAmount, formatMoney, formatMoneyRounded, toCents } from '@paco/domain/shared/money'
import template from './curva.typ?raw'
import { renderDocument } from './fichas.ts'
import { plainLine } from './plain-text.ts'

interface CurvaImpressa {
  readonly contrato: Pick<
    Contrato,
    | 'numero_ano'
    | 'objeto'
    | 'empresa'
    | 'cnpj'
    | 'secretaria_nome'
    | 'fiscal_titular'
    | 'gestor'
    | 'ordem_inicio'
  >
  readonly curva: Curva
}

const twoPlaces = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const percent = (value: number) => `${twoPlaces(value)}%`

/** A line of the chart: how far to the right and how high each point is, from 0 to 1. */
function lineOf(pontos: Curva['pontos'], valor: 'planejado' | 'medido' | 'pago', top: number): number[][] {
  const wide = Math.max(1, pontos.length)
  return [
    [0, 0],
    ...pontos.flatMap((ponto) => {
      const value = ponto[valor]
      return value === null ? [] : [[ponto.mes / wide, value / top]]
    }),
  ]
}

const STEPS = 4
/** Month names fit below the chart so many times. */
const MOST_LABELS = 18

function chartOf({ pontos, contratado, mes }: Curva) {
  const most = pontos.flatMap(({ planejado, medido, pago }) => [planejado, medido ?? 0, pago ?? 0])
  const top = Math.max(contratado, ...most) || 1
  const every = Math.ceil(pontos.length / MOST_LABELS)
  return {
    planejado: lineOf(pontos, 'planejado', top),
    medido: lineOf(pontos, 'medido', top),
    pago: lineOf(pontos, 'pago', top),
    alturas: Array.from({ length: STEPS + 1 }, (_, step) => formatMoneyRounded((top * step) / STEPS)),
    meses: pontos.map(({ rotulo, mes: month }) => [
      month / pontos.length,
      (month - 1) % every === 0 ? (rotulo.split(' · ')[1] ?? rotulo) : '',
    ]),
    boletim: mes === null ? null : mes / pontos.length,
  }
}

const cell = (valor: number | null, contratado: number) =>
  valor === null
    ? ['', '']
    : [formatAmount(valor), percent(shareOf(toCents(valor), toCents(contratado), 2) ?? 0)]

/** The curve to sign: planned, measured and paid, as they stood at the last bulletin. */
export function renderCurva({ contrato, curva }: CurvaImpressa, issued: Date): Promise<Uint8Array> {
  const [ano, mes, dia] = dayOf(issued).split('-').map(Number)
  const { contratado, medido, pago, spi, cor, texto } = curva
  return renderDocument(template, {
    titulo: `Curva S - contrato ${plainLine(contrato.numero_ano)}`,
    contrato: plainLine(contrato.numero_ano),
    objeto: plainLine(contrato.objeto),
    fatos: [
      [
        'Contratada',
        plainLine(
          `${contrato.empresa}${contrato.cnpj === null ? '' : `, CNPJ ${formatCnpj(contrato.cnpj)}`}`,
        ),
      ],
      ['Secretaria', plainLine(contrato.secretaria_nome)],
      ['Ordem de início', contrato.ordem_inicio === null ? '-' : formatDay(contrato.ordem_inicio)],
      ['Contratado', formatMoney(contratado)],
      ['Medido', `${formatMoney(medido)} (${percent(curva.fisico)})`],
      ['Pago', `${formatMoney(pago)} (${percent(curva.financeiro)})`],
    ],
    cor,
    ritmo:
      spi === null || cor === null
        ? 'Ainda não há medição aprovada e cronograma com que comparar.'
        : `${COR_LABELS[cor]}: SPI ${twoPlaces(spi)} no mês ${curva.mes}, ${texto}.`,
    adiantado: curva.adiantado
      ? `Pago acima do medido em ${percent(curva.diferenca)} do contrato: não se paga antes de executar (art. 145, Lei 14.133/2021).`
      : '',
    grafico: chartOf(curva),
    linhas: curva.pontos.map((ponto) => [
      ponto.rotulo,
      ...cell(ponto.planejado, contratado),
      ...cell(ponto.medido, contratado),
      ...cell(ponto.pago, contratado),
    ]),
    assinaturas: [
      ['Fiscal do contrato', plainLine(contrato.fiscal_titular)],
      ['Gestor do contrato', plainLine(contrato.gestor)],
      ['Contratada', plainLine(contrato.empresa)],
    ],
    emitido: formatInstant(issued.toISOString()),
    data: { ano, mes, dia },
  })
}
