import type { LinhaBoletim } from '@paco/domain/medicoes/boletim'
import { type LinhaContratada, type LinhaMedida, medirLinha } from '@paco/domain/medicoes/linha'
import type { Modo } from '@paco/domain/medicoes/modo'
import { niveisOf } from '@paco/domain/quantitativos/arvore'
import type { Arredondamento } from '@paco/domain/shared/exact'
import type { GridLine } from '../../ui/grid/types.ts'
import type { Folha } from '../queries.ts'

/** A row of the grid: what is stored, and what follows from it. */
export interface Row extends LinhaBoletim {
  readonly contratada: LinhaContratada
  readonly how: Arredondamento
  readonly medida: LinhaMedida
}

type Typed = Partial<Pick<LinhaBoletim, 'pleiteada' | 'aceita' | 'motivo'>>

const measured = (row: Omit<Row, 'medida'>): Row => ({
  ...row,
  medida: medirLinha(
    row.contratada,
    { quantidade: row.anterior_quantidade, valor: row.anterior_valor },
    { pleiteada: row.pleiteada, aceita: row.aceita },
    row.how,
  ),
})

/** The row as it is with this typed into it; whoever claims another quantity has it checked anew, as the server does. */
export const withTyped = (row: Row, typed: Typed): Row =>
  measured({
    ...row,
    ...(typed.pleiteada !== undefined && typed.pleiteada !== row.pleiteada ? { aceita: null } : {}),
    ...typed,
  })

function rowOf(linha: LinhaBoletim, modo: Modo, how: Arredondamento): Row {
  const { chave, codigo, quantidade, preco } = linha
  const contratada = { chave, codigo, quantidade, preco, por: modo === 'por_item' ? 1 : 100 } as const
  return measured({ ...linha, contratada, how })
}

const placeOf = (codigo: string) => (niveisOf(codigo) ?? []).join('.')

/** Items under the headings of their sheet, stages as they are. A heading with nothing to measure is left out. */
export function linesOf({ boletim, linhas, medidaPor }: Folha): GridLine<Row>[] {
  const { arredondamento, grupos } = medidaPor
  const waiting = new Map(grupos.map((grupo) => [placeOf(grupo.codigo), grupo]))
  const lines: GridLine<Row>[] = []
  for (const linha of linhas) {
    const niveis = niveisOf(linha.codigo) ?? []
    for (let depth = 1; depth < niveis.length; depth += 1) {
      const place = niveis.slice(0, depth).join('.')
      const grupo = waiting.get(place)
      if (grupo === undefined) continue
      waiting.delete(place)
      const { codigo, descricao } = grupo
      lines.push({ type: 'group', key: `grupo ${place}`, level: depth - 1, cells: { codigo, descricao } })
    }
    const level = grupos.length === 0 ? 0 : Math.max(0, niveis.length - 1)
    lines.push({
      type: 'item',
      key: linha.chave,
      level,
      row: rowOf(linha, boletim.modo, arredondamento),
    })
  }
  return lines
}

export const rowsIn = (lines: readonly GridLine<Row>[]): Row[] =>
  lines.flatMap((line) => (line.type === 'item' ? [line.row] : []))

/** What of a bulletin this page is for: to claim, to check, or to read. */
export type Fase = 'rascunho' | 'conferencia' | 'leitura'

/** Whether what was accepted is told apart from what was claimed: where it may differ. */
export const tellsAceito = (fase: Fase, linhas: readonly LinhaBoletim[]): boolean =>
  fase === 'conferencia' || linhas.some(({ aceita, motivo }) => aceita !== null || motivo !== null)
