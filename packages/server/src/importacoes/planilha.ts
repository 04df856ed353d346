import {
  type Cabecalho,
  type Dados,
  dataOf,
  guessCabecalho,
  headsOf,
} from '@paco/domain/importacoes/cabecalho'
import type { Descritor } from '@paco/domain/importacoes/descritor'
import { type ColunaDaPlanilha, type Folha, MAX_LINHAS } from '@paco/domain/importacoes/importacao'
import { MESSAGES } from '@paco/domain/importacoes/messages'
import type { FolhaLida, LinhaLida } from '@paco/domain/importacoes/planilha-lida'
import { isBlank, shownText } from '@paco/domain/importacoes/texto'
import { PacoError } from '@paco/domain/shared/errors'
import { FILTROS } from '../planilhas/filtros.ts'

/** Rows of a sheet that its picture shows: enough to see where the head is. */
const AMOSTRA = 15
const EXEMPLOS = 3
/** Rows above the data, for titles and heads. */
export const ACIMA = 60

/** What a person types in place of a cell: row → column → text. */
export type Edicoes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How a workbook is looked at: which sheet, where its head is. What is not said is guessed. */
export interface Vista {
  readonly folha?: number | undefined
  readonly cabecalho?: Cabecalho | undefined
  readonly edicoes: Edicoes
}

/** A sheet of a workbook made ready for checking. */
export interface Aberta {
  readonly folhas: readonly Folha[]
  readonly folha: number
  readonly cabecalho: Cabecalho
  readonly titulos: readonly string[]
  readonly colunas: readonly ColunaDaPlanilha[]
  readonly dados: Dados
  readonly avisos: readonly string[]
}

const shownRow = ({ n, celulas }: LinhaLida) => ({ n, celulas: celulas.map(shownText) })

const folhaOf = ({ nome, oculta, linhas }: FolhaLida): Folha => ({
  nome,
  ...(oculta && { oculta }),
  linhas: linhas.length,
  amostra: linhas.slice(0, AMOSTRA).map(shownRow),
})

/** The sheet that is called as the list, as our own exports do; else the longest that is seen and is not what they tell of their filter. */
function guessFolha(folhas: readonly FolhaLida[], { nome }: Descritor): number {
  const named = folhas.findIndex((folha) => folha.nome === nome)
  if (named >= 0) return named
  const seen = folhas.map(({ nome: one, oculta, linhas }) => (oculta || one === FILTROS ? -1 : linhas.length))
  return Math.max(0, seen.indexOf(Math.max(...seen)))
}

const edited = (linha: LinhaLida, edicoes: Edicoes): LinhaLida => {
  const typed = edicoes[linha.n]
  if (!typed) return linha
  const width = Math.max(linha.celulas.length, ...Object.keys(typed).map((place) => Number(place) + 1))
  const celulas = Array.from({ length: width }, (_, place) => typed[place] ?? linha.celulas[place] ?? null)
  return { ...linha, celulas }
}

function avisosOf(folha: FolhaLida, { linhas, totais, repetidas, secoes, acima }: Dados): string[] {
  const hidden = linhas.filter(({ oculta }) => oculta).length
  return [
    ...(hidden > 0 ? [MESSAGES.ocultas(hidden)] : []),
    ...(totais.length > 0 ? [MESSAGES.totais(totais.length)] : []),
    ...(repetidas.length > 0 ? [MESSAGES.repetidas(repetidas.length)] : []),
    ...(secoes.length > 0 ? [MESSAGES.secoes(secoes.length)] : []),
    ...(acima.length > 0 ? [MESSAGES.acima(acima.length)] : []),
    ...(folha.oculta ? [MESSAGES.folhaOculta] : []),
  ]
}

/** What the first cells of a column say; of a long sheet no more rows are read than that takes. */
function exemplosOf(linhas: readonly LinhaLida[], column: number): string[] {
  const found: string[] = []
  for (const { celulas } of linhas) {
    if (found.length === EXEMPLOS) break
    const celula = celulas[column]
    if (celula !== undefined && !isBlank(celula)) found.push(shownText(celula))
  }
  return found
}

/** Looks at a workbook: its sheets, the one that comes in, its head and its rows. */
export function openPlanilha(folhas: readonly FolhaLida[], descritor: Descritor, vista: Vista): Aberta {
  const place = vista.folha ?? guessFolha(folhas, descritor)
  const folha = folhas[place]
  if (!folha) throw new PacoError(400, MESSAGES.semFolha, { campos: { folha: MESSAGES.semFolha } })
  const cabecalho = vista.cabecalho ?? guessCabecalho(folha)
  const whole = dataOf(folha, cabecalho)
  if (whole.linhas.length === 0 && vista.folha === undefined) throw new PacoError(400, MESSAGES.vazia)
  if (folha.cortada || whole.linhas.length > MAX_LINHAS) throw new PacoError(400, MESSAGES.muitas(MAX_LINHAS))
  const dados = { ...whole, linhas: whole.linhas.map((linha) => edited(linha, vista.edicoes)) }
  const titulos = headsOf(folha, cabecalho)
  const colunas = titulos.map((titulo, column) => ({ titulo, exemplos: exemplosOf(dados.linhas, column) }))
  return {
    folhas: folhas.map(folhaOf),
    folha: place,
    cabecalho,
    titulos,
    colunas,
    dados,
    avisos: avisosOf(folha, dados),
  }
}
