import * as z from 'zod/mini'
import type { Cidade } from '../cidade/cidade.ts'

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

/** Whom people turn to about their data, as pages call them. */
export const CANAIS = [
  { key: 'encarregado', label: 'Encarregado pelos dados pessoais' },
  { key: 'encarregado_contato', label: 'Contato do encarregado' },
  { key: 'ouvidoria', label: 'Ouvidoria' },
  { key: 'sic', label: 'Serviço de Informação ao Cidadão (SIC)' },
] as const satisfies readonly { key: keyof Contatos; label: string }[]

/** What the city's settings say; where they say nothing, what the program was started with. */
export const contatosOf = (cidade: Cidade, iniciais: Contatos): Contatos => ({
  encarregado: cidade.encarregado ?? iniciais.encarregado,
  encarregado_contato: cidade.encarregado_contato ?? iniciais.encarregado_contato,
  ouvidoria: cidade.ouvidoria ?? iniciais.ouvidoria,
  sic: cidade.esic ?? iniciais.sic,
  portal_contabil: cidade.portal_contabil ?? iniciais.portal_contabil,
})

export const SEM_CONTATOS: Contatos = {
  encarregado: null,
  encarregado_contato: null,
  ouvidoria: null,
  sic: null,
  portal_contabil: null,
}
