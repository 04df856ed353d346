import { canManageLancamentosBairros } from '@paco/domain/bairros/policy'
import { LancamentosBairrosList } from '../../../bairros/lancamentos-list.tsx'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function BairrosScreen() {
  const who = useSession()
  const add = canManageLancamentosBairros(who) && (
    <ButtonLink to={PATHS.addProjetoBairro}>+ Novo Lançamento</ButtonLink>
  )
  return (
    <LancamentosBairrosList
      who={who}
      primaryAction={
        <>
          <ButtonLink to={PATHS.home} variant="default">
            Voltar
          </ButtonLink>
          {add}
        </>
      }
      firstStep={add}
    />
  )
}
