import type { Valor } from '@paco/domain/importacoes/celula'
import {
  type Coluna,
  campoOf,
  type Descritor,
  idOf,
  isRequired,
  taken,
} from '@paco/domain/importacoes/descritor'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import { formatCell } from '../ui/list-screen/format-cell.ts'
import type { Dono } from './dono.ts'

/** A field that a sheet may bring, with all that its screens ask of it. */
export interface Campo {
  readonly key: string
  readonly campo: string
  readonly label: string
  readonly coluna: Coluna
  readonly obrigatorio: boolean
  /** What it may be, where that is a closed list. */
  readonly opcoes: readonly Opcao[] | null
}

export interface Opcao {
  readonly value: string
  readonly label: string
  readonly valor: Valor
}

const optionOf = (valor: Valor, label: string): Opcao => ({ value: String(valor), label, valor })

function opcoesOf(
  { busca, kind, opcoes, labels }: Coluna,
  secretarias: readonly SecretariaChoice[],
  dono: Dono | null,
) {
  if (busca === 'contratos' && dono) return [optionOf(dono.value, dono.label)]
  if (busca === 'secretarias') return secretarias.map(({ value, label }) => optionOf(value, label))
  if (busca !== undefined) return null
  if (kind === 'boolean')
    return [optionOf(true, labels?.true ?? 'Sim'), optionOf(false, labels?.false ?? 'Não')]
  const closed = opcoes ?? (labels && Object.keys(labels))
  return closed ? closed.map((option) => optionOf(option, labels?.[option] ?? option)) : null
}

/** The fields of a list: the record's number first, then what is taken. */
export function camposOf(
  descritor: Descritor,
  secretarias: readonly SecretariaChoice[],
  dono: Dono | null = null,
): Campo[] {
  const id = idOf(descritor)
  const describe = (coluna: Coluna, obrigatorio: boolean): Campo => ({
    key: coluna.key,
    campo: campoOf(coluna),
    label: coluna.label,
    coluna,
    obrigatorio,
    opcoes: opcoesOf(coluna, secretarias, dono),
  })
  return [
    ...(id ? [describe(id, false)] : []),
    ...taken(descritor).map((coluna) => describe(coluna, isRequired(descritor, coluna))),
  ]
}

/** A value as people read it: a record's number by its name. */
export function valorText({ coluna, opcoes }: Campo, valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return 'vazio'
  const named = opcoes?.find(({ value }) => value === String(valor))
  if (named) return named.label
  // A record whose names are not asked for here is told by its number.
  if (coluna.busca !== undefined) return `nº ${String(valor)}`
  return formatCell(coluna, valor)
}
