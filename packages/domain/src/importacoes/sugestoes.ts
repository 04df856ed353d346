import { campoOf, type Descritor, taken } from './descritor.ts'
import type { LinhaImportada } from './importacao.ts'
import type { Mapa, Origem } from './mapa.ts'
import { keyText } from './texto.ts'

/** The same column with one more of what mends all of its cells, or says what a text means in all of them. */
function mended(origem: Origem, erro: LinhaImportada['erros'][string]): Origem | null {
  const { bruto, parte, conserto, sugestao } = erro
  if (conserto !== undefined)
    return { ...origem, consertos: [...new Set([...(origem.consertos ?? []), conserto])] }
  const texto = keyText(parte ?? bruto)
  if (sugestao === undefined || texto === '') return null
  return { ...origem, valores: { ...origem.valores, [texto]: sugestao } }
}

/** The columns with everything that is suggested for what is wrong, and how many cells that mends. */
export function comSugestoes(
  descritor: Descritor,
  mapa: Mapa,
  linhas: readonly Pick<LinhaImportada, 'erros'>[],
): { readonly mapa: Mapa; readonly n: number } {
  const keys = new Map(taken(descritor).map((coluna) => [campoOf(coluna), coluna.key]))
  const next: Record<string, Origem> = { ...mapa }
  let n = 0
  for (const { erros } of linhas)
    for (const [campo, erro] of Object.entries(erros)) {
      const key = keys.get(campo)
      const origem = key === undefined ? undefined : next[key]
      const better = origem && origem.coluna !== null ? mended(origem, erro) : null
      if (key === undefined || better === null) continue
      next[key] = better
      n++
    }
  return { mapa: next, n }
}
