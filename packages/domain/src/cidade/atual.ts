import { setFuso } from '../shared/days.ts'
import type { Cidade } from './cidade.ts'
import { SEM_CIDADE } from './padrao.ts'

let atual: Cidade = SEM_CIDADE

/** Whose system this is, as it was last told: a process, and a page, are of one city. */
export const cidadeAtual = (): Cidade => atual

/** From now on names are said as it says them, and days are counted by its clock. */
export function setCidade(cidade: Cidade): void {
  atual = cidade
  setFuso(cidade.fuso)
}
