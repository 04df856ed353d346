import type { ColunaDaPlanilha, LinhaImportada } from '@paco/domain/importacoes/importacao'
import type { Mapa } from '@paco/domain/importacoes/mapa'
import { keyText } from '@paco/domain/importacoes/texto'
import { type Campo, valorText } from '../campos.ts'

/** A column of the sheet on the screen: its head, and the field it brings. */
export interface ColunaVista {
  readonly place: number
  readonly titulo: string
  readonly campo: Campo | null
  /** In pixels, at least: by what its first cells say. */
  readonly largura: number
}

const larguraOf = ({ exemplos }: ColunaDaPlanilha): number =>
  Math.max(136, Math.min(280, 24 + 7 * Math.max(0, ...exemplos.map(({ length }) => length))))

/** The columns of a sheet, those that bring something first in their order, then the others. */
export function colunasVistas(
  colunas: readonly ColunaDaPlanilha[],
  campos: readonly Campo[],
  mapa: Mapa,
): ColunaVista[] {
  const all = colunas.map((coluna, place): ColunaVista => {
    const campo = campos.find(({ key }) => mapa[key]?.coluna === place) ?? null
    return { place, titulo: coluna.titulo, campo, largura: larguraOf(coluna) }
  })
  return [...all.filter(({ campo }) => campo !== null), ...all.filter(({ campo }) => campo === null)]
}

/** How a cell stands: refused, taken with a word to it, changing something, read otherwise than it is written, or plain. */
export type Marca = 'erro' | 'nota' | 'mudou' | 'lida' | null

export interface CelulaVista {
  readonly bruto: string
  readonly marca: Marca
  /** What is said under it. */
  readonly texto: string | null
}

type Linha = Pick<LinhaImportada, 'acao' | 'celulas' | 'valores' | 'antes' | 'erros' | 'notas'>

/** A cell as it came, and under it why it is refused, what it changes, or how it was read. */
export function celulaVista(linha: Linha, { place, campo }: ColunaVista): CelulaVista {
  const bruto = linha.celulas[place] ?? ''
  if (campo === null) return { bruto, marca: null, texto: null }
  const erro = linha.erros[campo.campo]
  if (erro) return { bruto, marca: 'erro', texto: erro.motivo }
  const valor = linha.valores[campo.campo]
  const isSaid = campo.campo in linha.valores
  if (linha.acao === 'alterar' && isSaid)
    return {
      bruto,
      marca: 'mudou',
      texto: `${valorText(campo, linha.antes[campo.campo])} → ${valorText(campo, valor)}`,
    }
  const nota = linha.notas[campo.campo]
  if (nota) return { bruto, marca: 'nota', texto: isSaid ? `${valorText(campo, valor)}. ${nota}` : nota }
  const read = isSaid && valor !== null ? valorText(campo, valor) : null
  return read === null || keyText(read) === keyText(bruto)
    ? { bruto, marca: null, texto: null }
    : { bruto, marca: 'lida', texto: read }
}

/** What is wrong with a row and stands in none of its cells: with the row as a whole, or with what the sheet does not have. */
export function errosDaLinha(
  { erros }: Pick<LinhaImportada, 'erros'>,
  colunas: readonly ColunaVista[],
  campos: readonly Campo[],
): string[] {
  const seen = new Set(colunas.flatMap(({ campo }) => (campo ? [campo.campo] : [])))
  return Object.entries(erros)
    .filter(([campo]) => !seen.has(campo))
    .map(([campo, { motivo }]) => {
      const label = campos.find((one) => one.campo === campo)?.label
      return label === undefined ? motivo : `${label}: ${motivo}`
    })
}
