import type { Contrato } from '@paco/domain/contratos/contrato'
import type { ExportFormat } from '@paco/domain/http/list'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import type { LinhaMedida } from '@paco/domain/medicoes/linha'
import { curvaList, linhasDoBoletimList } from '@paco/domain/medicoes/planilhas'
import type { Curva } from '@paco/domain/medicoes/registros'
import { SITUACAO_LABELS } from '@paco/domain/medicoes/situacao'
import { niveisOf } from '@paco/domain/quantitativos/arvore'
import { formatDay } from '@paco/domain/shared/days'
import { shareOf } from '@paco/domain/shared/exact'
import { formatMoney, fromCents, toCents } from '@paco/domain/shared/money'
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

type Valores = Record<(typeof VALORES)[number], number>
const placeOf = (niveis: readonly number[]) => niveis.join('.')

/** What the rows below each heading add up to, in cents; each row is looked at once. */
function subtotaisOf(linhas: readonly LinhaImpressa[]): ReadonlyMap<string, Valores> {
  const sums = new Map<string, Valores>()
  for (const { codigo, medida } of linhas) {
    const niveis = medida === null ? [] : (niveisOf(codigo) ?? [])
    for (let depth = 1; depth < niveis.length; depth += 1) {
      const place = placeOf(niveis.slice(0, depth))
      const sum = sums.get(place) ?? { periodo: 0, glosa: 0, acumulado: 0, valorSaldo: 0 }
      for (const valor of VALORES) sum[valor] += toCents(medida?.[valor] ?? 0)
      sums.set(place, sum)
    }
  }
  return sums
}

function headingOf({ codigo, descricao }: LinhaImpressa, sums: ReadonlyMap<string, Valores>): Row {
  const sum = sums.get(placeOf(niveisOf(codigo) ?? []))
  return {
    codigo,
    descricao,
    ...Object.fromEntries(VALORES.map((valor) => [valor, fromCents(sum?.[valor] ?? 0)])),
  }
}

function rowOf(linha: LinhaImpressa, medida: LinhaMedida): Row {
  const { codigo, descricao, unidade, quantidade, preco, anterior, pleiteada, motivo, memoria } = linha
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

function rowsOf(linhas: readonly LinhaImpressa[]): Row[] {
  const sums = subtotaisOf(linhas)
  return linhas.map((linha) => (linha.medida === null ? headingOf(linha, sums) : rowOf(linha, linha.medida)))
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
  const rows = [...rowsOf(linhas), ...contasOf(boletim)]
  return writePlanilha(formato, name, linhasDoBoletimList.columns, atOnce(rows), { head })
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
  return writePlanilha(formato, name, curvaList.columns, atOnce(rows), { head })
}
