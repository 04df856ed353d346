import { canManagePca, canWriteSomeDemanda } from '@paco/domain/pca/policy'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { hoje } from '../../../http/hoje.ts'
import { PATHS } from '../../../paths.ts'
import { PcaList } from '../../../pca/pca-list.tsx'
import { planosQuery } from '../../../pca/queries.ts'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function PcaScreen() {
  const who = useSession()
  const secretarias = useSecretariaChoices()
  // The plan that is being worked on: the last one. Its button stands there before it is known, so that nothing moves.
  const { data: planos } = useQuery(planosQuery)
  const ano = planos?.[0]?.ano ?? hoje().slice(0, 4)
  const add = canManagePca(who) && (
    <ButtonLink to={PATHS.addPca} leftSection={<Plus size={16} aria-hidden />}>
      Adicionar PCA
    </ButtonLink>
  )
  const demanda = !canManagePca(who) && canWriteSomeDemanda(who) && (
    <ButtonLink to={PATHS.demandaNova} leftSection={<Plus size={16} aria-hidden />}>
      Nova demanda
    </ButtonLink>
  )
  return (
    <PcaList
      who={who}
      secretarias={secretarias}
      primaryAction={
        <>
          {planos?.length === 0 ? null : (
            <ButtonLink to={PATHS.pcaPlano} params={{ id: String(ano) }} variant="default">
              Plano de {ano}
            </ButtonLink>
          )}
          {demanda}
          {add}
        </>
      }
      firstStep={add || demanda}
    />
  )
}
