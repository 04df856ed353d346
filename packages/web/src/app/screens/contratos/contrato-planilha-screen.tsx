import type { Contrato } from '@paco/domain/contratos/contrato'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { RegraECronograma } from '../../../medicoes/cronograma/regra-e-cronograma.tsx'
import { Planilha } from '../../../quantitativos/planilha.tsx'
import { revisoesQuery } from '../../../quantitativos/queries.ts'
import words from '../../../ui/theme/words.module.css'
import { ContratoFrame } from './contrato-frame.tsx'

/** The revision that the address names; null for the one that counts. */
function useAsked(): number | null {
  const named = useSearch({ strict: false, select: (search) => (search as { revisao?: unknown }).revisao })
  return typeof named === 'number' && Number.isInteger(named) ? named : null
}

/** What stands below the sheet comes once it is known whether there is one: before that it would be moved by it. */
function AbaixoDaPlanilha({ contrato, who }: { contrato: Contrato; who: SessionUser | null }) {
  const { isPending } = useQuery(revisoesQuery(contrato.id))
  if (isPending) return null
  return (
    <div className={words.above16}>
      <RegraECronograma contrato={contrato} who={who} />
    </div>
  )
}

export function ContratoPlanilhaScreen() {
  const asked = useAsked()
  return (
    <ContratoFrame part="Planilha">
      {(contrato, who) => (
        <>
          <Planilha contrato={contrato} who={who} asked={asked} />
          <AbaixoDaPlanilha contrato={contrato} who={who} />
        </>
      )}
    </ContratoFrame>
  )
}
