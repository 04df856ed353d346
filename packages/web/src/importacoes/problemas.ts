import type { Conserto, Valor } from '@paco/domain/importacoes/celula'
import { CONSERTOS } from '@paco/domain/importacoes/celula'
import type { LinhaImportada } from '@paco/domain/importacoes/importacao'
import { keyText } from '@paco/domain/importacoes/texto'

/** A text that is not taken, and in how many rows it stands. */
export interface TextoRecusado {
  readonly texto: string
  readonly motivo: string
  readonly n: number
  readonly sugestao?: Valor | undefined
  readonly sugestaoNome?: string | undefined
}

/** What is wrong with the cells of a field. */
export interface Problemas {
  readonly n: number
  /** What mends so many of them at once. */
  readonly consertos: readonly { readonly conserto: Conserto; readonly n: number; readonly texto: string }[]
  /** The most frequent first. */
  readonly textos: readonly TextoRecusado[]
}

interface Aberto {
  n: number
  consertos: Map<Conserto, { n: number; texto: string }>
  textos: Map<string, TextoRecusado>
}

/** What is wrong by field, told from all rows that have errors. */
export function problemasOf(
  linhas: readonly Pick<LinhaImportada, 'erros'>[],
): ReadonlyMap<string, Problemas> {
  const open = new Map<string, Aberto>()
  for (const { erros } of linhas) {
    for (const [campo, { bruto, parte, motivo, conserto, ...near }] of Object.entries(erros)) {
      const found = open.get(campo) ?? { n: 0, consertos: new Map(), textos: new Map() }
      open.set(campo, found)
      found.n++
      if (conserto) {
        const seen = found.consertos.get(conserto) ?? { n: 0, texto: bruto }
        found.consertos.set(conserto, { ...seen, n: seen.n + 1 })
      }
      const texto = parte ?? bruto
      const { sugestao, sugestaoNome } = near
      const seen = found.textos.get(keyText(texto)) ?? { texto, motivo, n: 0, sugestao, sugestaoNome }
      found.textos.set(keyText(texto), { ...seen, n: seen.n + 1 })
    }
  }
  return new Map(
    [...open].map(([campo, { n, consertos, textos }]) => [
      campo,
      {
        n,
        consertos: CONSERTOS.flatMap((conserto) => {
          const found = consertos.get(conserto)
          return found ? [{ conserto, ...found }] : []
        }),
        textos: [...textos.values()].sort((one, other) => other.n - one.n),
      },
    ]),
  )
}

/** What each mending does, as its button says. */
export const CONSERTO_LABELS: Record<Conserto, string> = {
  americana: 'Ler no formato americano',
  arredondar: 'Arredondar',
  vazio: 'Deixar vazias as células com fórmula sem valor',
}
