import { setFuso } from '../shared/days.ts'
import { perCity } from '../shared/per-city.ts'
import type { Cidade } from './cidade.ts'
import { SEM_CIDADE } from './padrao.ts'

const atual = perCity<Cidade>(() => SEM_CIDADE)

/** Whose system this is, as it was last told. */
export const cidadeAtual = (): Cidade => atual.get()

/** From now on names are said as it says them, and days are counted by its clock. */
export function setCidade(cidade: Cidade): void {
  atual.set(cidade)
  setFuso(cidade.fuso)
}
