import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Dono, Entidade } from '@paco/domain/documentos/donos'

/** Whose a record's documents are, as the screens know it. */
export type DonoDeTela = Pick<Dono, 'entidade' | 'registro_id' | 'id_secretaria' | 'responsaveis'>

type DoContrato = Pick<Contrato, 'id_secretaria' | 'fiscal_titular_id' | 'fiscal_substituto_id' | 'gestor_id'>

/** Of a contract, or of what hangs on it: its department's, and the people's it names. */
export function doContrato(contrato: DoContrato, entidade: Entidade, registro_id: number): DonoDeTela {
  const { id_secretaria, fiscal_titular_id, fiscal_substituto_id, gestor_id } = contrato
  const responsaveis = [fiscal_titular_id, fiscal_substituto_id, gestor_id].filter((id) => id !== null)
  return { entidade, registro_id, id_secretaria, responsaveis }
}

/** Of a department's record that no contract is named with, or of one that is no department's: the plan, an agreement. */
export const daSecretaria = (
  id_secretaria: number | null,
  entidade: Entidade,
  registro_id: number,
): DonoDeTela => ({ entidade, registro_id, id_secretaria, responsaveis: [] })

/** Of a stoppage: the project's department's, and the people's whom the contract it is of names. */
export function daParalisacao(
  { id, id_contrato }: { id: number; id_contrato: number | null },
  id_secretaria: number,
  contratos: readonly (DoContrato & { id: number })[],
): DonoDeTela {
  const contrato = contratos.find((one) => one.id === id_contrato)
  return contrato
    ? { ...doContrato(contrato, 'paralisacoes', id), id_secretaria }
    : daSecretaria(id_secretaria, 'paralisacoes', id)
}
