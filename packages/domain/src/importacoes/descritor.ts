import type * as z from 'zod/mini'
import type { Column } from '../http/list.ts'
import type { Contas } from '../quantitativos/preco.ts'
import { refuses } from '../shared/body-fields.ts'
import { labelsOf } from '../shared/labels.ts'
import type { SessionUser } from '../shared/roles.ts'
import type { Valor } from './celula.ts'

/** Records that a sheet names and the system numbers. */
export const BUSCAS = ['secretarias', 'projetos', 'contratos'] as const
export type Busca = (typeof BUSCAS)[number]

/** A column of a spreadsheet that comes in: a column of the list, and how its cells become a field of the body. */
export interface Coluna extends Column {
  /** The field of the body, where it is not called as the column. */
  readonly campo?: string
  /** What cities call it. The column's own label is always known. */
  readonly nomes?: readonly string[]
  /** Its cells are names of records. */
  readonly busca?: Busca
  /** A cell may name several of them: their numbers, joined by commas. */
  readonly varios?: true
  /** Its cells are one of these. */
  readonly opcoes?: readonly string[]
  /** So many digits, whose zeros in front a spreadsheet loses. */
  readonly digitos?: number
  /** A dot in it never means thousands. */
  readonly semMilhares?: true
  /** What the system works out: known, so that an export comes back, but never taken. */
  readonly soLida?: true
  /** It says what other fields of a new record hold, and is none itself. */
  readonly auxiliar?: true
  /** Other words for its options, folded. */
  readonly sinonimos?: Readonly<Record<string, string>>
  /** Of a month without a day the last one is meant, not the first. */
  readonly fimDoMes?: true
  /** An amount of one unit: what all of them add up to says nothing. */
  readonly semSoma?: true
}

export type Registro = Readonly<Record<string, unknown>>

/** A record that a cell may name. */
export interface Nomeado {
  readonly id: number
  readonly nome: string
  /** Other names it goes by: short, official. */
  readonly outros?: readonly (string | null)[]
  /** Of a project, what says who may change it. */
  readonly projeto?: { readonly id_secretaria: number; readonly arquivado_em: string | null }
  /** Of a contract, what says who may write its sheet, and how the one that is being written counts; null without one. */
  readonly contrato?: { readonly id_secretaria: number; readonly rascunho: Contas | null }
}

/** The record of that number among those that cells may name. */
export type Achar = (busca: Busca, id: number) => Nomeado | undefined

/** What a row comes to, where that is worked out: sheets write it too, and it is never taken. */
interface Contado {
  readonly campo: string
  readonly label: string
  /** The heads that sheets write it under, the surest first. */
  readonly nomes: readonly string[]
  /** Of a row as it would be stored. */
  readonly valor: (linha: Registro, achar: Achar) => number
}

/** A word whose records come in from a spreadsheet. */
export interface Descritor {
  /** As its list is called in addresses. */
  readonly nome: string
  readonly titulo: string
  readonly colunas: readonly Coluna[]
  readonly create: () => z.ZodMiniType
  readonly update: () => z.ZodMiniType
  /** Fields that say which record a row is, beside its number; none where every row without one is new. */
  readonly chave: readonly string[]
  /** The year by which keys come again: a row of one is not the record of another. */
  readonly serie?: string
  /** The field of the department that a record is of: where a row says none, the person's own. */
  readonly secretaria?: string
  /** The column of the record that all rows are parts of, where a sheet is brought in on that record's own page. */
  readonly dono?: string
  /** Whether this person imports such records at all. */
  readonly podeImportar: (who: SessionUser | null) => boolean
  /** Why this person may not write this row; null where they may. */
  readonly recusa: (
    who: SessionUser,
    valores: Registro,
    atual: Registro | null,
    achar: Achar,
  ) => string | null
  /** What people call a stored record. */
  readonly nomeDe: (registro: Registro) => string
  /** Fields of a stored record that this person cannot change by rows, though they change others of it. */
  readonly travados?: (who: SessionUser, atual: Registro) => readonly string[]
  /** What the cells of a row say, where one column says what others are for. */
  readonly completar?: (valores: Readonly<Record<string, Valor>>) => Record<string, Valor>
  /** What a new record holds by what its auxiliary cells say, and what to tell of it; a stored one keeps its own. */
  readonly deduzir?: (
    ditos: Readonly<Record<string, Valor>>,
    valores: Readonly<Record<string, Valor>>,
  ) => { readonly valores: Record<string, Valor>; readonly notas: Record<string, string> }
  /** What sheets have too and these records do not: by their heads, and where it belongs instead. */
  readonly alheias?: readonly { readonly nomes: readonly string[]; readonly motivo: string }[]
  /** A stored record as its columns have it, where it is not flat. */
  readonly achatar?: (registro: Registro) => Registro
  /** What the list's own spreadsheet tells of a stored record in place of what is stored: it comes back as no change. */
  readonly exportado?: (registro: Registro) => Registro
  /** The body of such flat values: of a new record, or of the stored one that they change. */
  readonly montar?: (valores: Registro, atual: Registro | null) => Registro
  /** What is added up beside the sheet's own total, where no column that is taken is an amount of the row. */
  readonly contado?: Contado
  /** A row that a person can imitate, by column. */
  readonly exemplo: Readonly<Record<string, Valor>>
}

/** What a word says of its columns beside what they show, by key. */
export type Leituras = Readonly<
  Record<
    string,
    Pick<
      Coluna,
      'campo' | 'nomes' | 'busca' | 'varios' | 'opcoes' | 'digitos' | 'semMilhares' | 'semSoma' | 'fimDoMes'
    >
  >
>

const isField = (body: z.ZodMiniType, campo: string) => campo in labelsOf(body)

/** The columns of a list's spreadsheet as they come in. What the form does not take is only read. */
export const colunasDe = (columns: readonly Column[], create: z.ZodMiniType, leituras: Leituras): Coluna[] =>
  columns
    .map((column): Coluna => ({ ...column, ...leituras[column.key] }))
    .map((coluna) =>
      coluna.kind === 'id' || isField(create, campoOf(coluna)) ? coluna : { ...coluna, soLida: true },
    )

export const campoOf = ({ campo, key }: Coluna): string => campo ?? key

/** Columns whose cells are taken. */
export const taken = ({ colunas }: Descritor): Coluna[] =>
  colunas.filter(({ soLida, kind }) => !soLida && kind !== 'id' && kind !== 'instant')

/** The column of the record's own number. */
export const idOf = ({ colunas }: Descritor): Coluna | undefined => colunas.find(({ kind }) => kind === 'id')

/** The number of a stored record. */
export const numeroOf = (descritor: Descritor, registro: Registro): number =>
  Number(registro[idOf(descritor)?.key ?? 'id'])

/** Whether a new record needs the column. */
export const isRequired = (descritor: Descritor, coluna: Coluna): boolean =>
  refuses(descritor.create(), campoOf(coluna), undefined)
