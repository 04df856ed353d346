import { itensQuantitativosList } from '@paco/domain/quantitativos/item'
import { linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'

/** A sheet that comes in as rows of this contract's draft. */
export const importarPlanilhaLink = (contrato: number) =>
  linkOptions({ to: PATHS.importar, search: { lista: itensQuantitativosList.name, contrato } as never })
