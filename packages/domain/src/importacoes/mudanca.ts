import { validate } from '../shared/issues.ts'
import type { SessionUser } from '../shared/roles.ts'
import type { Leitura, Valor } from './celula.ts'
import { type Achar, campoOf, type Descritor, type Registro, taken } from './descritor.ts'
import type { Validar } from './validador.ts'

/** What is wrong with a cell: what it says, why that is not taken, what might be meant. */
export interface ErroCelula {
  readonly bruto: string
  readonly motivo: string
  /** Of a cell that names several records, the part that names none. */
  readonly parte?: string
  readonly sugestao?: Valor
  /** What the suggestion is called, where it is a record's number. */
  readonly sugestaoNome?: string
  readonly conserto?: Exclude<Leitura, { valor: Valor }>['conserto']
}

export const ACOES = ['criar', 'alterar', 'igual', 'erro'] as const
export type Acao = (typeof ACOES)[number]

/** What values would do to a record, or make of a new one. */
export interface Mudanca {
  readonly acao: Acao
  /** What they say: all of a new record, of a stored one what is other than before. */
  readonly valores: Registro
  /** Of a record that is changed, all that could be changed of it, as it was. */
  readonly antes: Registro
  /** By field; of the whole under `linha`. */
  readonly erros: Readonly<Record<string, ErroCelula>>
}

export const same = (one: unknown, other: unknown): boolean => (one ?? null) === (other ?? null)

/** By hand: every row of a sheet goes through it several times. */
export function without(registro: Registro, omit: (key: string, value: unknown) => boolean): Registro {
  const left: Record<string, unknown> = {}
  for (const key of Object.keys(registro)) if (!omit(key, registro[key])) left[key] = registro[key]
  return left
}

/** What is sent for the values of a row. */
export const bodyOf = ({ montar }: Descritor, valores: Registro, atual: Registro | null): Registro =>
  montar ? montar(valores, atual) : valores

/** For whom values are looked at, and with what. */
export interface Exame {
  readonly who: SessionUser
  readonly achar: Achar
  /** Holds a body against its schema; where there are many, remembering what it was asked (`validador`). */
  readonly validar?: Validar
}

/** Holds values by field, of which some may be wrong already, against the schema of the form and the person's permission. */
export function mudancaOf(
  descritor: Descritor,
  valores: Registro,
  atual: Registro | null,
  wrong: Readonly<Record<string, ErroCelula>>,
  { who, achar, validar = validate }: Exame,
): Mudanca {
  const erros: Record<string, ErroCelula> = { ...wrong }
  const right = Object.keys(wrong).length === 0 ? valores : without(valores, (key) => key in wrong)
  const body = bodyOf(descritor, right, atual)
  const checked = validar(atual ? descritor.update() : descritor.create(), body)
  // As the form would store it: the same number with other signs between its digits is no change.
  const clean = (checked.ok ? checked.data : {}) as Registro
  const said =
    atual === null ? valores : without(valores, (key) => key in clean && same(atual[key], clean[key]))
  for (const [campo, motivo] of Object.entries(checked.ok ? {} : checked.campos))
    erros[campo] ??= { bruto: String(valores[campo] ?? ''), motivo }
  // What a row leaves as it is nobody needs a permission for: others' rows of a whole list come back too.
  const writes = atual === null || Object.keys(said).length > 0
  const refused = writes && Object.keys(erros).length === 0 ? descritor.recusa(who, said, atual, achar) : null
  if (refused !== null) erros.linha = { bruto: '', motivo: refused }
  const antes = atual
    ? Object.fromEntries(
        taken(descritor)
          .filter(({ auxiliar }) => !auxiliar)
          .map((coluna) => [campoOf(coluna), atual[campoOf(coluna)] ?? null]),
      )
    : {}
  const change = atual === null ? 'criar' : writes ? 'alterar' : 'igual'
  return { acao: Object.keys(erros).length > 0 ? 'erro' : change, valores: said, antes, erros }
}
