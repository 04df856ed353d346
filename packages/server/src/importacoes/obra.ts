import type { Descritor } from '@paco/domain/importacoes/descritor'
import { MAX_LINHAS } from '@paco/domain/importacoes/importacao'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Actor } from '../db/transact.ts'
import { type Escritor, isDeFolhas } from './escritor.ts'
import type { LinhaViva } from './execucao-queries.ts'
import type { ImportacaoRow } from './queries.ts'
import { FIRST } from './vez.ts'

/** An import that is being written or taken back, and by whom. */
export interface Obra {
  readonly importacao: ImportacaoRow
  readonly descritor: Descritor
  readonly escritor: Escritor
  readonly user: SessionUser
}

/** How many rows go first: what only makes sense together goes into one transaction. */
export const firstOf = ({ escritor }: Obra): number => (isDeFolhas(escritor) ? MAX_LINHAS : FIRST)

/** How the trail names where a change comes from. */
const ORIGENS = { planilha: 'importação', lote: 'lote' } as const

export function actorOf({ importacao, user }: Obra, linhas: readonly LinhaViva[], verb: string): Actor {
  // What is taken back goes from the last to the first.
  const numbers = linhas.map(({ linha }) => linha)
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  return {
    id: user.id,
    nome: user.name,
    origem: `${ORIGENS[importacao.origem]} ${importacao.id}, linhas ${first} a ${last}`,
    requisicao: `importacao-${importacao.id}-${verb}-${first}`,
  }
}

/** A row was refused: which one, and why. */
export class Recusada extends Error {
  readonly linha: number
  constructor(linha: number, motivo: string) {
    super(motivo)
    this.linha = linha
  }
}
