import { type Coluna, campoOf, type Descritor, idOf } from '@paco/domain/importacoes/descritor'
import { editaveis } from '@paco/domain/importacoes/lote'
import { maxLengthOf } from '@paco/domain/shared/body-fields'
import { isPublished } from '@paco/domain/shared/publicado'
import type { GridColumn } from '../../ui/grid/types.ts'
import { formatCell } from '../../ui/list-screen/format-cell.ts'
import { type Campo, camposOf, valorText } from '../campos.ts'
import { type Acesso, colunaDigitada, colunaLida } from './celulas.tsx'
import type { Linha } from './linhas.ts'

/** Records by their numbers, as cells hold them. */
export type Nomes = Readonly<Partial<Record<string, readonly { id: number; nome: string }[]>>>

const WIDTHS: Partial<Record<Coluna['kind'], number>> = {
  id: 64,
  year: 72,
  day: 104,
  percent: 88,
  integer: 88,
  decimal: 104,
  money: 128,
}
const TEXT = 168
/** What is only read is mostly a word: a status, a name. */
const READ = 128
const CHOICE = 152
const NAME = { width: 264, sticky: true, grows: true } as const

const SAMPLE = 'x'
/** The column that holds what a record is called; none where that is put together of several. */
const nameColumn = ({ colunas, nomeDe }: Descritor): Coluna | undefined =>
  colunas.find((coluna) => coluna.kind === 'text' && nomeDe({ [campoOf(coluna)]: SAMPLE }) === SAMPLE)

/** Several records in one cell are chosen on the record's own page. */
const isTyped = ({ busca, varios }: Coluna) => !varios && (busca === undefined || busca === 'secretarias')

const ACESSO: Acesso<Linha> = { linha: (row) => row, chave: () => '', com: (_, linha) => linha }

/** The names of what a cell holds the numbers of. */
const named = (nomes: Nomes, { busca }: Coluna, valor: unknown): string =>
  String(valor ?? '')
    .split(',')
    .map((id) => nomes[busca ?? '']?.find((one) => String(one.id) === id.trim())?.nome ?? id)
    .join(' | ')

/** The departments as one chooses them. */
export const secretariasDe = (nomes: Nomes) =>
  (nomes.secretarias ?? []).map(({ id, nome }) => ({ value: id, label: nome }))

/** What a batch of a list offers: its columns, by key, in the order of its spreadsheet; which it shows at first. */
export function ofertaDe(descritor: Descritor, daLista: readonly { key: string }[]) {
  const typed = new Set(editaveis(descritor).filter(isTyped))
  const name = nameColumn(descritor)
  const id = idOf(descritor)
  const offered = descritor.colunas.filter((coluna) => coluna !== name && coluna !== id && !coluna.auxiliar)
  const usual = offered.filter(({ key }) => daLista.some((one) => one.key === key)).map(({ key }) => key)
  return { typed, name, offered, usual }
}
export type Oferta = ReturnType<typeof ofertaDe>

function widthOf(coluna: Coluna, campo: Campo | undefined): number {
  if (campo?.opcoes) return CHOICE
  return WIDTHS[coluna.kind] ?? (coluna.soLida ? READ : TEXT)
}

/** The columns of the grid: what the records are called stays in sight, then those that were chosen. */
export function colunasDoLote(
  descritor: Descritor,
  oferta: Oferta,
  nomes: Nomes,
  chosen: ReadonlySet<string>,
): GridColumn<Linha>[] {
  const campos = new Map(camposOf(descritor, secretariasDe(nomes)).map((campo) => [campo.key, campo]))
  const columnOf = (coluna: Coluna, look: Partial<typeof NAME> = {}): GridColumn<Linha> => {
    const campo = campos.get(coluna.key)
    const of = { key: coluna.key, label: coluna.label, width: widthOf(coluna, campo), ...look }
    if (campo && oferta.typed.has(coluna)) {
      const acesso = { ...ACESSO, chave: () => coluna.key }
      const body = descritor.update()
      return colunaDigitada(campo, of, acesso, {
        maxLength: maxLengthOf(body, campo.campo),
        published: isPublished(body, campo.campo),
      })
    }
    return colunaLida(of, ({ agora }) => {
      const valor = agora[coluna.key]
      if (valor === null || valor === undefined) return ''
      if (coluna.busca) return named(nomes, coluna, valor)
      return campo ? valorText(campo, valor) : formatCell(coluna, valor)
    })
  }
  const name: GridColumn<Linha> = oferta.name
    ? columnOf(oferta.name, NAME)
    : colunaLida<Linha>({ key: 'titulo', label: 'Registro', ...NAME }, ({ titulo }) => titulo)
  return [
    {
      ...name,
      // What is wrong with the row as a whole has no cell but this.
      note: (row) => (row.motivo === null ? (name.note?.(row) ?? null) : { tone: 'error', text: row.motivo }),
    },
    ...oferta.offered.filter(({ key }) => chosen.has(key)).map((coluna) => columnOf(coluna)),
  ]
}
