import * as z from 'zod/mini'
import type { MudancaBase } from '../projetos/linha-base.ts'

/** What an administrator corrected of a frozen baseline, one thing each: the value, or the end of a stage. */
export const correcao = z.object({
  id: z.number(),
  projeto_id: z.number(),
  motivo: z.string(),
  /** The stage whose end was corrected; null where it was the value. */
  etapa: z.nullable(z.number()),
  valor_antes: z.nullable(z.number()),
  valor_depois: z.nullable(z.number()),
  fim_antes: z.nullable(z.string()),
  fim_depois: z.nullable(z.string()),
  feita_por: z.number(),
  feita_por_nome: z.string(),
  feita_em: z.string(),
})
export type Correcao = z.output<typeof correcao>

/** What was sent at once, under one reason. */
interface CorrecaoFeita {
  readonly motivo: string
  readonly por: string
  readonly em: string
  readonly mudancas: readonly MudancaBase[]
}

const mudancaOf = ({ etapa, valor_antes, valor_depois, fim_antes, fim_depois }: Correcao): MudancaBase =>
  etapa === null
    ? { etapa, antes: valor_antes, depois: valor_depois }
    : { etapa, antes: fim_antes ?? '', depois: fim_depois }

const editOf = ({ feita_em, feita_por }: Correcao) => `${feita_em} ${feita_por}`

/** The corrections as they were made, those of one edit together, in the order given. */
export function groupCorrecoes(correcoes: readonly Correcao[]): CorrecaoFeita[] {
  const edits = [...new Set(correcoes.map(editOf))]
  return edits.flatMap((edit) => {
    const own = correcoes.filter((one) => editOf(one) === edit)
    return own.slice(0, 1).map(({ motivo, feita_por_nome: por, feita_em: em }) => ({
      motivo,
      por,
      em,
      mudancas: own.map(mudancaOf),
    }))
  })
}
