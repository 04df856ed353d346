import { percentDone, quantidadeTyped } from '@paco/domain/medicoes/linha'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import type { Modo } from '@paco/domain/medicoes/modo'
import { avisoPessoal } from '@paco/domain/shared/aviso-pessoal'
import { sumMoney, toCents } from '@paco/domain/shared/money'
import { sumQuantities } from '@paco/domain/shared/quantity'
import type { GridColumn, Note, NumberColumn, Read, TextColumn } from '../../ui/grid/types.ts'
import { MemoriaButton } from './memoria-button.tsx'
import type { Memorias } from './memorias.ts'
import { type Fase, type Row, withTyped } from './rows.ts'

/** Typed, '100%' is whatever is left; of a stage the sign may stand behind any number. */
function readQuantity(modo: Modo, text: string, left: number): Read<number> {
  const bare = modo === 'por_etapa' && text.trim() !== '100%' ? text.replace(/%\s*$/, '') : text
  const value = quantidadeTyped(bare, left)
  return value === null ? { error: MESSAGES.invalidQuantity } : { value: value === 0 ? 0 : value }
}

/** What is nothing is left empty: what was measured is seen at a glance. */
const unlessZero = (value: number): number | null => (value === 0 ? null : value)

const error = (text: string | null): Note | null => (text === null ? null : { tone: 'error', text })
const estorno: Note = { tone: 'warning', text: 'Estorno: desfaz o que foi medido a mais.' }

const whole = (items: readonly Row[]) => ({
  done: sumMoney(items.map(({ medida }) => medida.acumulado)),
  left: sumMoney(items.map(({ medida }) => medida.valorSaldo)),
})

const LEADING: readonly GridColumn<Row>[] = [
  { key: 'codigo', label: 'Código', kind: 'text', width: 76, sticky: true, value: (row) => row.codigo },
  {
    key: 'descricao',
    label: 'Descrição',
    kind: 'text',
    width: 160,
    grows: true,
    value: (row) => row.descricao,
  },
  { key: 'unidade', label: 'Un.', kind: 'text', width: 48, value: (row) => row.unidade },
]

const contracted = (modo: Modo): readonly GridColumn<Row>[] => [
  {
    key: 'quantidade',
    label: 'Contratado',
    kind: 'quantity',
    width: modo === 'por_item' ? 102 : 84,
    value: (row) => row.quantidade,
  },
  {
    key: 'preco',
    label: modo === 'por_item' ? 'Preço unitário' : 'Valor da etapa',
    kind: 'money',
    width: modo === 'por_item' ? 94 : 112,
    value: (row) => row.preco,
  },
  {
    key: 'anterior',
    label: 'Anterior',
    kind: 'quantity',
    width: 100,
    value: (row) => unlessZero(row.anterior_quantidade),
  },
]

const claimed = (modo: Modo, label: string, isOpen: boolean): NumberColumn<Row> => ({
  key: 'pleiteada',
  label,
  kind: 'quantity',
  width: 100,
  value: (row) => unlessZero(row.pleiteada),
  note: (row) =>
    (row.aceita === null ? error(row.medida.problema) : null) ?? (row.medida.estorno ? estorno : null),
  ...(isOpen && {
    edit: {
      write: (row, value) => withTyped(row, { pleiteada: value ?? 0 }),
      parse: (text, row) =>
        readQuantity(modo, text, sumQuantities([row.quantidade, -row.anterior_quantidade])),
      offer: '100%',
    },
  }),
})

/** Empty it again, and it is as claimed. */
const accepted = (modo: Modo, isOpen: boolean): NumberColumn<Row> => ({
  key: 'aceita',
  label: 'Aceito',
  kind: 'quantity',
  width: 100,
  value: (row) => unlessZero(row.aceita ?? row.pleiteada) ?? (row.pleiteada === 0 ? null : 0),
  note: (row) => (row.aceita === null ? null : error(row.medida.problema)),
  ...(isOpen && {
    edit: {
      write: (row, aceita) => withTyped(row, { aceita }),
      parse: (text, row) => readQuantity(modo, text, row.pleiteada),
      isLocked: ({ pleiteada }) => pleiteada <= 0,
    },
  }),
})

/** What is wrong with a row's reason, or keeps it from being published. */
function reasonNote({ motivo, medida }: Row): Note | null {
  if (motivo !== null) {
    const text = avisoPessoal(motivo)
    return text === null ? null : { tone: 'warning', text }
  }
  if (medida.estorno) return error(MESSAGES.justifyEstorno)
  return medida.glosa > 0 ? error(MESSAGES.justifyGlosa) : null
}

const reason = (isOpen: boolean): TextColumn<Row> => ({
  key: 'motivo',
  label: 'Motivo da glosa',
  kind: 'text',
  width: 160,
  maxLength: 500,
  value: (row) => row.motivo,
  ...(isOpen && {
    note: reasonNote,
    edit: {
      write: (row, motivo) => withTyped(row, { motivo }),
      isLocked: ({ motivo, medida }) => motivo === null && medida.glosa <= 0 && !medida.estorno,
    },
  }),
})

const TRAILING: readonly GridColumn<Row>[] = [
  {
    key: 'acumulada',
    label: 'Acumulado',
    kind: 'quantity',
    width: 100,
    value: ({ medida }) => unlessZero(medida.acumulada),
  },
  { key: 'saldo', label: 'Saldo', kind: 'quantity', width: 100, value: ({ medida }) => medida.saldo },
  {
    key: 'percentual',
    label: '%',
    kind: 'percent',
    width: 66,
    value: ({ medida }) => medida.percentual,
    subtotal: (items) => {
      const { done, left } = whole(items)
      return percentDone(toCents(done), toCents(done) + toCents(left))
    },
  },
  {
    key: 'valor',
    label: 'Valor no período',
    kind: 'money',
    width: 112,
    value: ({ medida }) => unlessZero(medida.periodo),
    subtotal: (items) => sumMoney(items.map(({ medida }) => medida.periodo)),
  },
]

const memory = (memorias: Memorias): TextColumn<Row> => ({
  key: 'memoria',
  label: 'Mem.',
  kind: 'text',
  width: 52,
  align: 'center',
  value: () => null,
  render: (row) => <MemoriaButton row={row} memorias={memorias} />,
})

export interface Looks {
  readonly fase: Fase
  readonly modo: Modo
  /** Whether what was accepted is told apart from what was claimed. */
  readonly aceito: boolean
}

/** What of a bulletin is seen, and which of it is typed, where it stands now. */
export const columnsFor = ({ fase, modo, aceito }: Looks, memorias: Memorias): readonly GridColumn<Row>[] => [
  ...LEADING,
  ...contracted(modo),
  claimed(modo, aceito ? 'Pleiteado' : 'Período', fase === 'rascunho'),
  ...(aceito ? [accepted(modo, fase === 'conferencia'), reason(fase === 'conferencia')] : []),
  ...TRAILING,
  memory(memorias),
]
