import type { Cidade } from './cidade.ts'
import { ESTADOS } from './ufs.ts'

type Nomes = Pick<Cidade, 'nome' | 'uf' | 'ibge'>

/** 'Município de Tefé'; of a city without a name, the municipality. */
export const municipioNome = ({ nome }: Pick<Nomes, 'nome'>): string =>
  nome === null ? 'Município' : `Município de ${nome}`

/** By which others refer to it; a city that has not said its code yet has a number that is nobody's. */
export const codigoOf = ({ ibge }: Pick<Nomes, 'ibge'>): string => ibge ?? '0000000'

/** 'Estado do Amazonas', with the code that begins those of its municipalities. */
export const estadoOf = (cidade: Pick<Nomes, 'uf' | 'ibge'>): { codigo: string; nome: string } => ({
  codigo: codigoOf(cidade).slice(0, 2),
  nome: cidade.uf === null ? 'Estado' : ESTADOS[cidade.uf],
})
