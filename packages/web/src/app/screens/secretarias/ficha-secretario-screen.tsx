import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import { Plus } from 'lucide-react'
import { PATHS } from '../../../paths.ts'
import { FichaList } from '../../../secretarias/ficha-list.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function FichaSecretarioScreen() {
  const who = useSession()
  return (
    <FichaList
      who={who}
      primaryAction={
        <>
          <ButtonLink to={PATHS.perfil} variant="default">
            Perfil Secretário
          </ButtonLink>
          {canManageSecretarias(who) && (
            <ButtonLink to={PATHS.secretaria} leftSection={<Plus size={16} aria-hidden />}>
              Cadastrar secretaria
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
