import type { Contrato } from '@paco/domain/contratos/contrato'
import type { ExportFormat } from '@paco/domain/http/list'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { curvaList, linhasDoBoletimList } from '@paco/domain/medicoes/planilhas'
import type { Curva } from '@paco/domain/medicoes/registros'
import { SITUACAO_LABELS } from '@paco/domain/medicoes/situacao'
import { formatDay } from '@paco/domain/shared/days'
import { shareOf } from '@paco/domain/shared/exact'
import { formatMoney, sumMoney, toCents } from '@paco/domain/shared/money'
import { formatQuantity, sumQuantities } from '@paco/domain/shared/quantity'
import type { FileResult } from '../http/handler.ts'
import type { LinhaImpressa } from '../pdf/boletim.ts'
import type { Row } from '../planilhas/cells.ts'
import { atOnce, type Head, writePlanilha } from '../planilhas/planilha.ts'

type DoContrato = Pick<Contrato, 'numero_ano' | 'objeto' | 'empresa'>

const contratoLines = ({ numero_ano, objeto, empresa }: DoContrato): Head => [
  ['Contrato', numero_ano],
  ['Objeto', objeto],
  ['Contratada', empresa],
]

const VALORES = ['periodo', 'glosa', 'acumulado', 'valorSaldo'] as const

/** What a heading's rows add up to. */
function subtotalOf(codigo: string, linhas: readonly LinhaImpressa[]): Row {
  const below = linhas.filter((linha) => linha.medida !== null && linha.codigo.startsWith(`${codigo}.`))
  return Object.fromEntries(
    VALORES.map((valor) => [valor, sumMoney(below.map(({ medida }) => medida?.[valor] ?? 0))]),
  )
}

function rowOf(linha: LinhaImpressa, linhas: readonly LinhaImpressa[]): Row {
  const { codigo, descricao, unidade, quantidade, preco, anterior, pleiteada, motivo, memoria, medida } =
    linha
  if (medida === null) return { codigo, descricao, ...subtotalOf(codigo, linhas) }
  return {
    ...medida,
    codigo,
    descricao,
    unidade,
    quantidade,
    preco,
    anterior,
    pleiteada,
    aceita: sumQuantities([medida.acumulada, -anterior]),
    motivo,
    memoria,
  }
}

/** From measured to net, each under what was measured. */
function contasOf(boletim: Boletim): Row[] {
  const line = (descricao: string, periodo: number): Row => ({ descricao, periodo })
  const percent = (value: number) => `${formatQuantity(value)}%`
  return [
    {
      ...line('Total medido', boletim.valor_periodo),
      glosa: boletim.valor_glosa,
      acumulado: boletim.valor_acumulado,
      valorSaldo: boletim.valor_saldo,
    },
    line('Reajuste', boletim.valor_reajuste),
    line(`Retenção (${percent(boletim.retencao_percentual)})`, -boletim.valor_retido),
    ...boletim.deducoes.map(({ nome, percentual, valor }) =>
      line(`${nome} (${percent(percentual)})`, -valor),
    ),
    line('Valor líquido', boletim.valor_liquido),
    line('Pago', boletim.valor_pago),
  ]
}

interface DoBoletim {
  readonly boletim: Boletim
  readonly contrato: DoContrato
  readonly linhas: readonly LinhaImpressa[]
}

/** The bulletin in numbers: what its paper says, and what of each row was claimed. */
export function planilhaDoBoletim(
  { boletim, contrato, linhas }: DoBoletim,
  name: string,
  formato: ExportFormat,
): FileResult {
  const head: Head = [
    [`Boletim de medição nº ${boletim.numero}${boletim.final ? ' (final)' : ''}`],
    ...contratoLines(contrato),
    ['Período', `${formatDay(boletim.inicio)} a ${formatDay(boletim.fim)}`],
    ['Situação', SITUACAO_LABELS[boletim.situacao]],
    ['Valor líquido', formatMoney(boletim.valor_liquido)],
  ]
  const rows = [...linhas.map((linha) => rowOf(linha, linhas)), ...contasOf(boletim)]
  return writePlanilha(formato, name, linhasDoBoletimList.columns, atOnce(rows), head)
}

/** Month by month, in reais and in percent of the contract. */
export function planilhaDaCurva(
  curva: Curva,
  contrato: DoContrato,
  name: string,
  formato: ExportFormat,
): FileResult {
  const percent = (valor: number | null) =>
    valor === null ? null : shareOf(toCents(valor), toCents(curva.contratado), 2)
  const rows = curva.pontos.map((ponto) => ({
    ...ponto,
    planejado_percentual: percent(ponto.planejado),
    medido_percentual: percent(ponto.medido),
    pago_percentual: percent(ponto.pago),
  }))
  const head: Head = [
    [`Curva S do contrato ${contrato.numero_ano}`],
    ...contratoLines(contrato),
    ['Valor contratado', formatMoney(curva.contratado)],
    ['Medido', formatMoney(curva.medido)],
    ['Pago', formatMoney(curva.pago)],
    ['Ritmo', curva.texto ?? 'Ainda não há medição aprovada.'],
  ]
  return writePlanilha(formato, name, curvaList.columns, atOnce(rows), head)
}
