import type { Modulo } from '@paco/domain/cidade/modulos'
import { canManageCidade } from '@paco/domain/cidade/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** In place of a screen that the city does without. */
export function ModuloDesligado({ modulo, who }: { modulo: Modulo; who: SessionUser | null }) {
  return (
    <>
      <PageHeader title={modulo.nome} />
      <EmptyState
        title="Este módulo está desligado"
        text="A cidade não o usa. O que foi registrado nele está guardado e volta a aparecer se ele for ligado."
        action={
          canManageCidade(who) && <Link to={PATHS.configuracoes}>Ligar nas configurações da cidade</Link>
        }
      />
    </>
  )
}
