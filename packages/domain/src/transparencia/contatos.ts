import * as z from 'zod/mini'

const said = z.nullable(z.string())

/** What the city says of whom to turn to; null where it has not said it. */
export const contatos = z.object({
  /** Who answers for personal data (LGPD, art. 41), and how they are reached. */
  encarregado: said,
  encarregado_contato: said,
  ouvidoria: said,
  /** The service of information to the citizen (LAI, art. 9º). */
  sic: said,
  /** Where the execution of the budget is published. */
  portal_contabil: said,
})
export type Contatos = z.output<typeof contatos>

export const SEM_CONTATOS: Contatos = {
  encarregado: null,
  encarregado_contato: null,
  ouvidoria: null,
  sic: null,
  portal_contabil: null,
}
