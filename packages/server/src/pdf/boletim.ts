import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import type { LinhaMedida } from '@paco/domain/medicoes/linha'
import { MODO_LABELS } from '@paco/domain/medicoes/modo'
import { isAprovado, SITUACAO_LABELS } from '@paco/domain/medicoes/situacao'
import { formatCnpj } from '@paco/domain/shared/cnpj'
import { dayOf, formatDay, formatInstant } from '@paco/domain/shared/days'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import { formatQuantity, sumQuantities } from '@paco/domain/shared/quantity'
import template from './boletim.typ?raw'
import { laneOf, renderDocument } from './fichas.ts'
import { plainLine } from './plain-text.ts'

/** A row of the sheet as it is printed: a heading, or one that was measured. */
export interface LinhaImpressa {
  readonly codigo: string
  readonly descricao: string
  readonly unidade: string | null
  readonly quantidade: number
  readonly preco: number
  readonly anterior: number
  readonly pleiteada: number
  readonly motivo: string | null
  readonly memoria: string | null
  /** Null of a heading. */
  readonly medida: LinhaMedida | null
}

export interface BoletimImpresso {
  readonly boletim: Boletim
  readonly contrato: Pick<
    Contrato,
    'objeto' | 'cnpj' | 'numero_ano' | 'empresa' | 'fiscal_titular' | 'gestor' | 'ordem_inicio'
  >
  readonly linhas: readonly LinhaImpressa[]
}

const percent = (value: number) => `${formatQuantity(value)}%`
/** Without the sign of the currency, which stands in the head of the column. */
const amount = (value: number) => formatMoney(value).replace('R$ ', '')

const cellsOf = ({ codigo, descricao, unidade, quantidade, preco, anterior, medida }: LinhaImpressa) =>
  medida === null
    ? [codigo, plainLine(descricao)]
    : [
        codigo,
        plainLine(descricao),
        plainLine(unidade),
        formatQuantity(quantidade),
        amount(preco),
        formatQuantity(anterior),
        formatQuantity(sumQuantities([medida.acumulada, -anterior])),
        formatQuantity(medida.acumulada),
        formatQuantity(medida.saldo),
        percent(medida.percentual),
        amount(medida.periodo),
      ]

/** What was not accepted, or is taken back, with the reason. */
const notasOf = (linhas: readonly LinhaImpressa[]) =>
  linhas.flatMap(({ codigo, descricao, pleiteada, anterior, medida, motivo }) => {
    if (medida === null || (medida.glosa === 0 && !medida.estorno)) return []
    const accepted = sumQuantities([medida.acumulada, -anterior])
    return [
      [
        codigo,
        plainLine(descricao),
        formatQuantity(pleiteada),
        formatQuantity(accepted),
        medida.estorno ? 'Estorno' : amount(medida.glosa),
        plainLine(motivo),
      ],
    ]
  })

/** From measured to net, line by line. */
const contasOf = (boletim: Boletim) => [
  ['Medido no período', formatMoney(boletim.valor_periodo)],
  ...(boletim.valor_reajuste === 0 ? [] : [['Reajuste', formatMoney(boletim.valor_reajuste)]]),
  ['Valor bruto', formatMoney(sumMoney([boletim.valor_periodo, boletim.valor_reajuste]))],
  ...(boletim.valor_retido === 0
    ? []
    : [[`Retenção (${percent(boletim.retencao_percentual)})`, formatMoney(-boletim.valor_retido)]]),
  ...boletim.deducoes.map(({ nome, base, percentual, valor }) => [
    plainLine(`${nome} (${percent(percentual)} de ${formatMoney(base)})`),
    formatMoney(-valor),
  ]),
]

const signed = (quem: string, nome: string | null, em: string | null) =>
  nome === null || em === null ? '' : `${quem} por ${plainLine(nome)} em ${formatInstant(em)}`

/** The bulletin to sign, on sheets that lie. */
export function renderBoletim(
  { boletim, contrato, linhas }: BoletimImpresso,
  issued: Date,
): Promise<Uint8Array> {
  const [ano, mes, dia] = dayOf(issued).split('-').map(Number)
  const numero = `Boletim de medição nº ${boletim.numero}`
  const data = {
    titulo: `${numero} - contrato ${contrato.numero_ano}`,
    numero,
    contrato: contrato.numero_ano,
    objeto: plainLine(contrato.objeto),
    situacao: SITUACAO_LABELS[boletim.situacao],
    aprovado: isAprovado(boletim.situacao),
    final: boletim.final,
    fatos: [
      ['Contratada', plainLine(contrato.empresa)],
      ['CNPJ', contrato.cnpj === null ? '-' : formatCnpj(contrato.cnpj)],
      ['Secretaria', plainLine(boletim.secretaria_nome)],
      ['Período', `${formatDay(boletim.inicio)} a ${formatDay(boletim.fim)}`],
      ['Medição', MODO_LABELS[boletim.modo]],
      ['Ordem de início', contrato.ordem_inicio === null ? '-' : formatDay(contrato.ordem_inicio)],
    ],
    linhas: linhas.map(cellsOf),
    notas: notasOf(linhas),
    situacaoDaObra: [
      ['Acumulado', formatMoney(boletim.valor_acumulado)],
      ['Saldo do contrato', formatMoney(boletim.valor_saldo)],
      ['Físico executado', percent(boletim.fisico)],
      ['Glosa do período', formatMoney(boletim.valor_glosa)],
    ],
    contas: contasOf(boletim),
    liquido: formatMoney(boletim.valor_liquido),
    assinaturas: [
      [
        'Fiscal do contrato',
        plainLine(boletim.atestada_por_nome ?? contrato.fiscal_titular),
        signed('Atestada', boletim.atestada_por_nome, boletim.atestada_em),
      ],
      [
        'Gestor do contrato',
        plainLine(boletim.aprovada_por_nome ?? contrato.gestor),
        signed('Aprovada', boletim.aprovada_por_nome, boletim.aprovada_em),
      ],
      ['Contratada', plainLine(contrato.empresa), ''],
    ],
    emitido: formatInstant(issued.toISOString()),
    data: { ano, mes, dia },
  }
  return renderDocument(template, data, laneOf(linhas.length))
}
