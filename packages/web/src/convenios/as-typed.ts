import type { Convenio } from '@paco/domain/convenios/convenio'
import type { Familia } from '@paco/domain/convenios/familia'
import { formatCnpj } from '@paco/domain/shared/cnpj'

/** An agreement as people write it: numbers of companies with their signs. */
export const asTyped = ({ campos }: Familia, convenio: Convenio): Convenio => ({
  ...convenio,
  ...Object.fromEntries(
    campos.flatMap(({ key, kind }) => {
      const value = convenio[key]
      return kind === 'cnpj' && typeof value === 'string' ? [[key, formatCnpj(value)]] : []
    }),
  ),
})
