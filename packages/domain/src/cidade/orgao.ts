import { fold } from '../shared/fold.ts'
import type { Cidade } from './cidade.ts'

/** The body with the city's name, once: 'Prefeitura Municipal de Tefé'. */
export const orgaoText = ({ nome, nome_orgao }: Pick<Cidade, 'nome' | 'nome_orgao'>): string =>
  nome === null || fold(nome_orgao).includes(fold(nome)) ? nome_orgao : `${nome_orgao} de ${nome}`
