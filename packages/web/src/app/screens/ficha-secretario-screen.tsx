import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { FichaList } from '../../secretarias/ficha-list.tsx'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'

export function FichaSecretarioScreen() {
  const who = useSession()
  return (
    <FichaList
      who={who}
      primaryAction={
        <>
          <Button component={Link} to={PATHS.perfil} variant="default">
            Perfil Secretário
          </Button>
          {canManageSecretarias(who) && (
            <Button component={Link} to={PATHS.secretaria} leftSection={<Plus size={16} aria-hidden />}>
              Cadastrar secretaria
            </Button>
          )}
        </>
      }
    />
  )
}
