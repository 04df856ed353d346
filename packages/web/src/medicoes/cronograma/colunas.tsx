import { numberFormat } from '@paco/domain/shared/formats'
import { monthLabel } from '@paco/domain/shared/meses'
import { formatAmount } from '@paco/domain/shared/money'
import { formatQuantity } from '@paco/domain/shared/quantity'
import type { GridColumn, GridLine, ItemLine } from '../../ui/grid/types.ts'
import { type Etapa, type Mes, problemOfEtapa, somaOf } from './plano.ts'

/** A stage, or one of the lines that add the months up. */
export type LinhaCronograma =
  | { readonly tipo: 'etapa'; readonly etapa: Etapa }
  | { readonly tipo: 'soma'; readonly nome: string; readonly textos: readonly string[] }

const percentText = (value: number) => `${formatQuantity(value).replace(/,?0+$/, '')}%`
const share = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

const written = (etapa: Etapa, mes: number, value: number | null): Etapa => ({
  ...etapa,
  meses: Array.from({ length: Math.max(etapa.meses.length, mes + 1) }, (_, index) =>
    index === mes ? value : (etapa.meses[index] ?? null),
  ),
})

/** Between nothing and all of a stage; below zero nothing is planned. */
const WRONG = { error: 'Informe um percentual entre 0 e 100, como 12,5.' }
function readPart(text: string, usual: (text: string) => number | null) {
  const value = usual(text)
  return value === null || value < 0 || value > 100 ? WRONG : { value }
}

const monthColumn = (
  mes: number,
  inicio: string | null,
  read: (text: string) => number | null,
): GridColumn<LinhaCronograma> => ({
  key: `m${mes + 1}`,
  label: inicio === null ? `M${mes + 1}` : monthLabel(inicio, mes + 1),
  kind: 'percent',
  width: 104,
  value: (row) => (row.tipo === 'etapa' ? (row.etapa.meses[mes] ?? null) : null),
  render: (row) => (row.tipo === 'soma' ? row.textos[mes] : null),
  edit: {
    write: (row, value) => (row.tipo === 'etapa' ? { ...row, etapa: written(row.etapa, mes, value) } : row),
    parse: (text) => readPart(text, read),
    isLocked: (row) => row.tipo === 'soma',
  },
})

/** Stages down, months across. */
export const colunasDe = (
  meses: number,
  inicio: string | null,
  read: (text: string) => number | null,
): readonly GridColumn<LinhaCronograma>[] => [
  {
    key: 'etapa',
    label: 'Etapa',
    kind: 'text',
    width: 200,
    sticky: true,
    value: (row) => (row.tipo === 'etapa' ? `${row.etapa.codigo} ${row.etapa.descricao}` : row.nome),
  },
  {
    key: 'valor',
    label: 'Valor (R$)',
    kind: 'money',
    width: 112,
    value: (row) => (row.tipo === 'etapa' ? row.etapa.valor : null),
  },
  {
    key: 'soma',
    label: 'Soma',
    kind: 'percent',
    width: 104,
    value: (row) => (row.tipo === 'etapa' ? somaOf(row.etapa) : null),
    format: percentText,
    note: (row) => {
      const problem = row.tipo === 'etapa' ? problemOfEtapa(row.etapa) : null
      return problem === null ? null : { tone: 'error', text: problem }
    },
  },
  ...Array.from({ length: meses }, (_, mes) => monthColumn(mes, inicio, read)),
]

const soma = (nome: string, textos: readonly string[]): ItemLine<LinhaCronograma> => ({
  type: 'item',
  key: nome,
  level: 0,
  looks: 'group',
  row: { tipo: 'soma', nome, textos },
})

/** The stages, and below them what each month and all up to it come to. */
export const linhasDe = (
  etapas: readonly Etapa[],
  meses: readonly Mes[],
): readonly GridLine<LinhaCronograma>[] => [
  ...etapas.map(
    (etapa): ItemLine<LinhaCronograma> => ({
      type: 'item',
      key: etapa.chave,
      level: 0,
      row: { tipo: 'etapa', etapa },
    }),
  ),
  soma(
    'No mês (R$)',
    meses.map(({ valor }) => formatAmount(valor)),
  ),
  soma(
    'No mês (%)',
    meses.map(({ percentual }) => `${share(percentual)}%`),
  ),
  soma(
    'Acumulado (R$)',
    meses.map(({ acumulado }) => formatAmount(acumulado)),
  ),
  soma(
    'Acumulado (%)',
    meses.map(({ percentualAcumulado }) => `${share(percentualAcumulado)}%`),
  ),
]
