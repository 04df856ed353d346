import type { Cidade } from './cidade.ts'
import { SEM_CIDADE } from './padrao.ts'
import type { Corte } from './tribunais.ts'

/** Its court, as the pack of its state tells it. */
export const TCE_SP: Corte = {
  codigo: 'tce-sp',
  sigla: 'TCE-SP',
  nome: 'Tribunal de Contas do Estado de São Paulo',
  site: 'https://www.tce.sp.gov.br',
  sistema: 'AUDESP',
  leiaute: 'audesp',
  semestre: 4,
  prazo_dias: 15,
  versao: 1,
}

/** The city that the examples of the tests are of. */
export const GUARATINGUETA: Cidade = {
  ...SEM_CIDADE,
  nome: 'Guaratinguetá',
  uf: 'SP',
  ibge: '3518404',
  centro_latitude: -22.8164,
  centro_longitude: -45.1933,
  tribunal: 'tce-sp',
  corte: TCE_SP,
}
