import type { Cidade } from './cidade.ts'
import { SEM_CIDADE } from './padrao.ts'

/** The city that the examples of the tests are of. */
export const GUARATINGUETA: Cidade = {
  ...SEM_CIDADE,
  nome: 'Guaratinguetá',
  uf: 'SP',
  ibge: '3518404',
  centro_latitude: -22.8164,
  centro_longitude: -45.1933,
  tribunal: 'tce-sp',
}
