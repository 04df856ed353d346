import type { Coluna } from '@paco/domain/importacoes/descritor'

interface Grupo {
  readonly nome: string
  /** With what its name leaves to say: 'início' of 'Etapa 1: início'. */
  readonly colunas: readonly (Coluna & { readonly curto: string })[]
}

const GERAIS = 'Gerais'

/** 'Etapa 1: início' is of 'Etapa 1'. */
const headOf = (label: string) => /^(.+?\d): (.+)$/.exec(label)

/** Columns under the heads that their labels begin with; the others first. */
export function gruposDe(colunas: readonly Coluna[]): Grupo[] {
  const found = new Map<string, (Coluna & { curto: string })[]>([[GERAIS, []]])
  for (const coluna of colunas) {
    const [, nome = GERAIS, curto = coluna.label] = headOf(coluna.label) ?? []
    const group = found.get(nome) ?? []
    found.set(nome, group)
    group.push({ ...coluna, curto: curto.charAt(0).toUpperCase() + curto.slice(1) })
  }
  return [...found].filter(([, group]) => group.length > 0).map(([nome, group]) => ({ nome, colunas: group }))
}
