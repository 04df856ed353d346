import type { Contrato } from '@paco/domain/contratos/contrato'
import { niveisOf, pesoOf } from '@paco/domain/quantitativos/arvore'
import { type ItemQuantitativo, TABELA_LABELS } from '@paco/domain/quantitativos/item'
import { type Revisao, SITUACAO_LABELS } from '@paco/domain/quantitativos/revisao'
import { formatCnpj } from '@paco/domain/shared/cnpj'
import { type Day, dayOf, formatDay, formatInstant } from '@paco/domain/shared/days'
import { formatNumber, numberFormat } from '@paco/domain/shared/formats'
import { formatAmount, formatMoney } from '@paco/domain/shared/money'
import { formatQuantity } from '@paco/domain/shared/quantity'
import { laneOf, renderDocument } from './fichas.ts'
import { plainLine } from './plain-text.ts'
import template from './quantitativos.typ?raw'

/** A revision of a contract's bill of quantities, rows with the prices they have. */
export interface PlanilhaImpressa {
  readonly contrato: Contrato
  readonly revisao: Pick<Revisao, 'revisao' | 'situacao' | 'bdi' | 'total'> & {
    readonly vigente_de: Day
    readonly aprovada_em: Date | null
  }
  readonly itens: readonly ItemQuantitativo[]
}

const formatWeight = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 4 })

function linhaOf(item: ItemQuantitativo, total: number) {
  const { tipo, codigo, tabela, codigo_tabela, unidade, quantidade, preco_unitario } = item
  return {
    grupo: tipo === 'grupo',
    nivel: niveisOf(codigo)?.length ?? 1,
    codigo,
    fonte: plainLine([tabela && TABELA_LABELS[tabela], codigo_tabela].filter(Boolean).join(' ')),
    descricao: plainLine(item.descricao),
    unidade: plainLine(unidade),
    quantidade: tipo === 'grupo' ? '' : formatQuantity(quantidade),
    preco: tipo === 'grupo' ? '' : formatAmount(preco_unitario),
    valor: formatAmount(item.valor),
    peso: formatWeight(pesoOf(item.valor, total)),
  }
}

const CNPJ = (cnpj: string | null) => (cnpj === null ? '' : `, CNPJ ${formatCnpj(cnpj)}`)

/** The sheet, on A4 lying, to be signed by those who answer for the contract. */
export function renderQuantitativos(
  { contrato, revisao, itens }: PlanilhaImpressa,
  issued: Date,
): Promise<Uint8Array> {
  const [ano, mes, dia] = dayOf(issued).split('-').map(Number)
  const { situacao, total, bdi, aprovada_em } = revisao
  const data = {
    titulo: `Planilha orçamentária do contrato ${plainLine(contrato.numero_ano)}`,
    contrato: plainLine(contrato.numero_ano),
    rascunho: situacao === 'rascunho',
    fatos: [
      ['Objeto', plainLine(contrato.objeto)],
      ['Contratada', plainLine(`${contrato.empresa}${CNPJ(contrato.cnpj)}`)],
      ['Secretaria', plainLine(contrato.secretaria_nome)],
      ['Revisão', revisao.revisao === 0 ? '0 (contrato assinado)' : String(revisao.revisao)],
      ['Vigente desde', formatDay(revisao.vigente_de)],
      ['Data-base', contrato.data_base === null ? '-' : formatDay(contrato.data_base)],
      ['BDI', `${formatNumber(bdi)}%`],
      [
        'Situação',
        aprovada_em === null
          ? SITUACAO_LABELS[situacao]
          : `${SITUACAO_LABELS[situacao]} em ${formatDay(dayOf(aprovada_em))}`,
      ],
    ],
    linhas: itens.map((item) => linhaOf(item, total)),
    total: formatMoney(total),
    assinam: [
      ['Fiscal do contrato', plainLine(contrato.fiscal_titular)],
      ['Gestor(a) do contrato', plainLine(contrato.gestor)],
      ['Contratada', plainLine(contrato.empresa)],
    ],
    emitido: formatInstant(issued.toISOString()),
    data: { ano, mes, dia },
  }
  return renderDocument(template, data, laneOf(itens.length))
}
