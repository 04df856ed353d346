import type { Day } from '@paco/domain/shared/days'
import type { NomePagina } from '@paco/domain/transparencia/paginas'
import { fontesOf } from '../dados/fontes-queries.ts'

/** Whose changes are changes of each page: those of the sets of open data that it shows. */
export function tabelasOf(day: Day): Readonly<Record<NomePagina, readonly string[]>> {
  const fontes = fontesOf(day)
  const tabelas = (isSet: (nome: string) => boolean) =>
    Object.entries(fontes).flatMap(([nome, fonte]) => (isSet(nome) ? fonte.tabelas : []))
  const of = (conjunto: string) => tabelas((nome) => nome === conjunto)
  return {
    obras: of('obras'),
    paralisadas: of('paralisacoes'),
    contratos: of('contratos'),
    fiscais: ['contratos'],
    pca: of('pca'),
    convenios: tabelas((nome) => nome.startsWith('convenios-') || nome === 'repasses'),
    emendas: of('emendas'),
    dotacoes: of('dotacoes'),
    medicoes: of('medicoes'),
    bairros: of('bairros'),
    mapa: ['coordenadas'],
  }
}
