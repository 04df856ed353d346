import { type Linha, registroDe } from './entrada.ts'
import { type Kinds, rootOf, withinOf } from './manchete.ts'

/** A record of an entry, with its lines and what is part of it. One that did not change itself has no lines. */
export interface Grupo {
  readonly registro: string
  /** What the trail calls it. */
  readonly nome: string | null
  readonly linhas: readonly Linha[]
  readonly partes: readonly Grupo[]
}

interface Growing extends Grupo {
  readonly linhas: Linha[]
  readonly partes: Growing[]
}

/** The lines of an entry under the records they belong to: stages under their project, installments under their service. */
export function gruposOf(registros: readonly Linha[], kinds: Kinds): Grupo[] {
  const known = new Map<string, Growing>()
  const roots: Growing[] = []
  const place = (registro: string, nome: string | null, into: Growing[]): Growing => {
    const there = known.get(registro)
    if (there) return there
    const made: Growing = { registro, nome, linhas: [], partes: [] }
    known.set(registro, made)
    into.push(made)
    return made
  }
  /** Where a line's record stands: among the roots, among a root's parts, or under one of these. */
  const around = (linha: Linha): Growing[] => {
    if (linha.pai === null) return roots
    const root = place(rootOf(linha), linha.pai_nome, roots)
    const within = withinOf(linha, kinds)
    return within === null ? root.partes : place(within.registro, within.nome, root.partes).partes
  }
  for (const linha of registros) place(registroDe(linha), linha.nome, around(linha)).linhas.push(linha)
  return roots
}
