import { canManageSecretarias } from '@paco/domain/secretarias/policy'
import { Link } from '@tanstack/react-router'
import { readSession } from '../http/session-store.ts'
import { PATHS } from '../paths.ts'

/** Where a department is wanted and there is none: who may add one is led there. */
export const SemSecretaria = () =>
  canManageSecretarias(readSession()) ? (
    <>
      Nenhuma secretaria em uso. <Link to={PATHS.secretaria}>Cadastre uma secretaria</Link>
    </>
  ) : (
    'Nenhuma secretaria em uso. Peça a um administrador que a cadastre.'
  )
