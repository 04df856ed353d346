import { nomesSecretariasQuery } from '../secretarias/queries.ts'
import { optionsFrom } from '../ui/entity-form/options-from.ts'

/** The departments as choices of a select box, loaded when the box needs them. */
export const secretariaOptions = optionsFrom(nomesSecretariasQuery, (nomes) =>
  nomes.map(({ id, nomesecretaria }) => ({ value: id, label: nomesecretaria })),
)
