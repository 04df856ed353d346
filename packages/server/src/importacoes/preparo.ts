import type { Valor } from '@paco/domain/importacoes/celula'
import type { Descritor } from '@paco/domain/importacoes/descritor'
import { MAX_LINHAS } from '@paco/domain/importacoes/importacao'
import { alheiasIn, fingerprintOf, guessMapa, type Mapa } from '@paco/domain/importacoes/mapa'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import { somasOf } from '@paco/domain/importacoes/somas'
import type { SessionUser } from '@paco/domain/shared/roles'
import { lerPlanilha } from '../planilhas/leitura/ler.ts'
import type { Cidade } from './cidade.ts'
import { conferir } from './conferencia.ts'
import { ACIMA, openPlanilha, type Vista } from './planilha.ts'
import { findMapa } from './queries.ts'

/** A workbook that came: its bytes, and what it is called. */
export interface Livro {
  readonly bytes: Uint8Array
  readonly nome: string
}

/** What was mapped, without columns that the sheet or the list does not have. */
const fitting = (mapa: Mapa, { colunas }: Descritor, width: number): Mapa =>
  Object.fromEntries(
    Object.entries(mapa).filter(
      ([key, { coluna }]) => colunas.some((one) => one.key === key) && (coluna === null || coluna < width),
    ),
  )

/** All rows are parts of this record, whatever a column of the sheet says. */
const ofDono = ({ dono: key }: Descritor, dono: Valor | undefined): Mapa =>
  key === undefined || dono === undefined ? {} : { [key]: { coluna: null, constante: dono } }

/** The record that all rows of a sheet were said to be parts of. */
export const donoOf = ({ dono }: Descritor, mapa: Mapa): Valor | undefined =>
  dono === undefined ? undefined : mapa[dono]?.constante

/** What is remembered for the next sheet with these heads: it may be another record's. */
export const withoutDono = (descritor: Descritor, mapa: Mapa): Mapa =>
  Object.fromEntries(
    Object.entries(mapa).filter(([key, { coluna }]) => key !== descritor.dono || coluna !== null),
  )

/** Reads a workbook, looks at it as said and checks its rows: what is stored of an import, and nothing else is written. */
export async function prepare(
  cidade: Cidade,
  descritor: Descritor,
  livro: Livro,
  { mapa: said, dono, ...vista }: Vista & { mapa?: Mapa | undefined; dono?: Valor | undefined },
  who: SessionUser,
) {
  const { folhas } = await lerPlanilha(livro.bytes, livro.nome, { maxLinhas: MAX_LINHAS + ACIMA })
  const aberta = openPlanilha(folhas, descritor, vista)
  const { titulos } = aberta
  const { linhas, totais } = aberta.dados
  const cabecalho = fingerprintOf(titulos)
  const guessed = async () => ({
    ...((await findMapa(cidade.db, who, descritor.nome, cabecalho)) ?? guessMapa(descritor, titulos, linhas)),
    ...ofDono(descritor, dono),
  })
  const mapa = fitting(said ?? (await guessed()), descritor, titulos.length)
  const conferida = await conferir(cidade, descritor, mapa, linhas, who)
  const row = {
    folhas: JSON.stringify(aberta.folhas),
    folha: aberta.folha,
    cabecalho: JSON.stringify(aberta.cabecalho),
    colunas: JSON.stringify(aberta.colunas),
    mapa: JSON.stringify(mapa),
    edicoes: JSON.stringify(vista.edicoes),
    totais: JSON.stringify(conferida.totais),
    somas: JSON.stringify(somasOf(descritor, mapa, { titulos, linhas, totais }, conferida)),
    avisos: JSON.stringify([
      ...aberta.avisos,
      ...alheiasIn(descritor, titulos, mapa).map(({ titulo, motivo }) => MESSAGES.alheia(titulo, motivo)),
    ]),
    situacao: 'conferida' as const,
    feitas: 0,
    total: 0,
    motivo: null,
  }
  return { row, linhas: conferida.linhas, mapa, cabecalho }
}
