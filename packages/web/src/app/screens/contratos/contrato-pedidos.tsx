import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { SolicitarAditivo } from '../../../aditivos/aditivo-buttons.tsx'
import { ParalisarObra } from '../../../paralisacoes/paralisar-obra.tsx'
import { projetoQuery } from '../../../projetos/queries.ts'
import { secretariaOptions } from '../../../secretarias/choices.ts'

/** What one asks for of a contract's project, where the contract stands. */
export function ContratoPedidos({ id_projeto, who }: { id_projeto: number; who: SessionUser }) {
  const { data: projeto } = useQuery(projetoQuery(id_projeto))
  return projeto ? (
    <>
      <SolicitarAditivo projeto={projeto} who={who} secretarias={secretariaOptions} />
      <ParalisarObra projeto={projeto} who={who} />
    </>
  ) : null
}
