import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { Contrato } from '@paco/domain/contratos/contrato'
import { useQuery } from '@tanstack/react-query'
import { ComparacaoCard } from '../../../quantitativos/comparacao-card.tsx'
import { revisoesQuery } from '../../../quantitativos/queries.ts'

/** What the amendment makes of the bill of quantities, where it has a revision of it. */
export function PlanilhaDiferenca({ aditivo, contrato }: { aditivo: Aditivo; contrato: Contrato }) {
  const { data = [] } = useQuery(revisoesQuery(contrato.id))
  const revisao = data.find(({ id_aditivo }) => id_aditivo === aditivo.id)
  return revisao ? <ComparacaoCard revisao={revisao} reforma={contrato.reforma} /> : null
}
