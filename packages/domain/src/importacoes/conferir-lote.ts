import type { Campos, LinhaRecusada } from '../shared/errors.ts'
import type { SessionUser } from '../shared/roles.ts'
import type { Valor } from './celula.ts'
import { type Achar, type Coluna, campoOf, type Descritor, type Registro } from './descritor.ts'
import { editaveis, type LinhaMudada } from './lote.ts'
import { MESSAGES, RECUSAS } from './messages.ts'
import { type ErroCelula, type Mudanca, mudancaOf, same, without } from './mudanca.ts'
import { idsOf, idsText } from './nomeado.ts'

/** What a row of a batch would do, or why not. */
export type Conferida =
  | { readonly mudanca: Mudanca }
  | { readonly recusa: Pick<LinhaRecusada, 'tipo' | 'motivo' | 'campos'> }

const NUMBERS = new Set<Coluna['kind']>(['integer', 'decimal', 'year', 'money', 'percent'])
const IDS = /^\d{1,10}(,\d{1,10})*$/

/** What is wrong with a value as one of its column at all, before the form's own schema looks at it. */
function refusalOfTipo({ kind, busca, varios }: Coluna, valor: Valor): string | null {
  if (valor === null) return null
  if (varios) return typeof valor === 'string' && (valor === '' || IDS.test(valor)) ? null : RECUSAS.numeros
  if (busca || NUMBERS.has(kind)) return typeof valor === 'number' ? null : RECUSAS.numero
  return null
}

interface Lida {
  readonly valores: Readonly<Record<string, Valor>>
  readonly wrong: Campos
}

/** Cells by column as values by field, and what is wrong with them by column. */
function readCampos(descritor: Descritor, campos: LinhaMudada['campos']): Lida {
  const open = new Map(editaveis(descritor).map((coluna) => [coluna.key, coluna]))
  const known = new Set(descritor.colunas.map(({ key }) => key))
  const valores: Record<string, Valor> = {}
  const wrong: Campos = {}
  for (const [key, valor] of Object.entries(campos)) {
    const coluna = open.get(key)
    const refused = coluna
      ? refusalOfTipo(coluna, valor)
      : known.has(key)
        ? RECUSAS.soLida
        : RECUSAS.semColuna
    if (refused !== null) wrong[key] = refused
    // The same records in another order are no change.
    else if (coluna) valores[campoOf(coluna)] = coluna.varios ? idsText(idsOf(valor)) : valor
  }
  return { valores: descritor.completar?.(valores) ?? valores, wrong }
}

/** Reasons by column; of a field that no column has, the reason is the row's. */
function camposOf(descritor: Descritor, erros: Readonly<Record<string, ErroCelula>>): Campos {
  const told = editaveis(descritor).flatMap((coluna): [string, string][] => {
    const erro = erros[campoOf(coluna)]
    return erro ? [[coluna.key, erro.motivo]] : []
  })
  return Object.fromEntries(told)
}

const invalida = (campos: Campos, motivo = Object.values(campos)[0] ?? MESSAGES.confira) => ({
  recusa: { tipo: 'invalida' as const, motivo, campos },
})

/** Holds a row of a batch against the columns of its list, the schema of its form and the person's permission. */
export function conferirDoLote(
  descritor: Descritor,
  campos: LinhaMudada['campos'],
  atual: Registro,
  pessoa: { readonly who: SessionUser; readonly achar: Achar },
): Conferida {
  const { valores, wrong } = readCampos(descritor, campos)
  const other = without(valores, (key, valor) => same(atual[key], valor))
  const mudanca = mudancaOf(descritor, other, atual, {}, pessoa)
  const { linha, ...erros } = mudanca.erros
  const all = { ...wrong, ...camposOf(descritor, erros) }
  const [first] = Object.values(erros)
  if (Object.keys(all).length > 0 || first) return invalida(all, Object.values(all)[0] ?? first?.motivo)
  return linha ? { recusa: { tipo: 'recusada', motivo: linha.motivo, campos: {} } } : { mudanca }
}

/** What a refusal of the word's own rules says of the row, by column where it names fields. */
export function recusaEscrita(
  descritor: Descritor,
  { message, campos = {} }: { readonly message: string; readonly campos?: Campos | undefined },
): Pick<LinhaRecusada, 'motivo' | 'campos'> {
  const erros = Object.fromEntries(
    Object.entries(campos).map(([campo, motivo]) => [campo, { bruto: '', motivo }]),
  )
  const [first] = Object.values(campos)
  return { motivo: first ?? message, campos: camposOf(descritor, erros) }
}
