import { readCelula, type Valor } from '@paco/domain/importacoes/celula'
import { avisoPessoal } from '@paco/domain/shared/aviso-pessoal'
import type { CellValue, GridColumn, Note, Read } from '../../ui/grid/types.ts'
import words from '../../ui/theme/words.module.css'
import { type Campo, valorText } from '../campos.ts'
import { digitada, isMudada, type Linha } from './linhas.ts'

/** How a row of a grid holds the record that is edited in it. */
export interface Acesso<Row> {
  readonly linha: (row: Row) => Linha
  /** The column of the record that a cell is of. */
  readonly chave: (row: Row) => string
  readonly com: (row: Row, linha: Linha) => Row
}

type Of = Pick<GridColumn<never>, 'key' | 'label' | 'width'> & { sticky?: true; grows?: true }

const cellOf = (valor: Valor): CellValue => (typeof valor === 'boolean' ? String(valor) : valor)

function noteOf(campo: Campo, linha: Linha, key: string): Note | null {
  const refused = linha.recusas[key]
  if (refused !== undefined) return { tone: 'error', text: refused }
  if (!linha.disputa || !(key in linha.disputa.deles)) return null
  const who = linha.disputa.por ?? 'Outra pessoa'
  const theirs = valorText(campo, linha.disputa.deles[key])
  return { tone: 'warning', text: `${who} mudou para ${theirs}. Escolha acima qual dos dois fica.` }
}

/** Of a text that everyone would read: what keeps it from being published. */
function personalNote(linha: Linha, key: string): Note | null {
  const text = linha.agora[key]
  const warning = typeof text === 'string' ? avisoPessoal(text) : null
  return warning === null ? null : { tone: 'warning', text: warning }
}

/** What both of two people wrote in a cell. */
function disputed(campo: Campo, linha: Linha, key: string) {
  if (!linha.disputa || !(key in linha.disputa.deles)) return null
  return (
    <>
      {valorText(campo, linha.agora[key])}
      <small className={`${words.block} ${words.size12}`}>
        deles: {valorText(campo, linha.disputa.deles[key])}
      </small>
    </>
  )
}

/** Read as the cells of a spreadsheet that comes in are: the same signs, the same errors. */
const numberIn =
  ({ coluna }: Campo) =>
  (text: string): Read<number> => {
    const read = readCelula(text, coluna)
    if ('erro' in read) return { error: read.erro }
    return { value: typeof read.valor === 'number' ? read.valor : null }
  }

const digitsIn =
  ({ coluna }: Campo) =>
  (text: string): Read<string> => {
    const read = readCelula(text, coluna)
    return 'erro' in read ? { error: read.erro } : { value: read.valor === null ? null : String(read.valor) }
  }

/** A cell's value as it is sent: of a closed list, what the chosen word stands for. */
const sentOf = ({ opcoes }: Campo, value: CellValue): Valor =>
  opcoes?.find((opcao) => opcao.value === value)?.valor ?? value

/** A column in which a field of the records is typed, by what the field is. */
export function colunaDigitada<Row>(
  campo: Campo,
  of: Of,
  { linha, chave, com }: Acesso<Row>,
  { maxLength, published = false }: { maxLength?: number | undefined; published?: boolean } = {},
): GridColumn<Row> {
  const shared = {
    ...of,
    value: (row: Row) => cellOf(linha(row).agora[chave(row)] ?? null) as never,
    note: (row: Row) =>
      noteOf(campo, linha(row), chave(row)) ?? (published ? personalNote(linha(row), chave(row)) : null),
    changed: (row: Row) =>
      isMudada(linha(row), chave(row)) ? `Antes: ${valorText(campo, linha(row).antes[chave(row)])}.` : null,
    render: (row: Row) => disputed(campo, linha(row), chave(row)),
  }
  const edit = {
    write: (row: Row, value: CellValue) =>
      com(row, digitada(linha(row), { [chave(row)]: sentOf(campo, value) })),
    isLocked: (row: Row) => linha(row).travados.has(chave(row)),
  }
  const { kind, digitos } = campo.coluna
  if (campo.opcoes) return { ...shared, kind: 'choice', options: campo.opcoes, edit }
  switch (kind) {
    case 'day':
      return { ...shared, kind: 'date', edit }
    case 'money':
    case 'percent':
    case 'integer':
    case 'decimal':
    case 'year':
      return { ...shared, kind, edit: { ...edit, parse: numberIn(campo) } }
    default:
      return {
        ...shared,
        kind: 'text',
        ...(maxLength !== undefined && { maxLength }),
        edit: digitos === undefined ? edit : { ...edit, parse: digitsIn(campo) },
      }
  }
}

/** A column that is only read. */
export const colunaLida = <Row,>(of: Of, text: (row: Row) => string): GridColumn<Row> => ({
  ...of,
  kind: 'text',
  value: (row) => text(row) || null,
})
