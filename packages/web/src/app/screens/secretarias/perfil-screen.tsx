import { SOBRE } from '@paco/domain/shared/sobre'
import { PATHS } from '../../../paths.ts'
import { Perfil } from '../../../secretarias/perfil.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSession } from '../../session.ts'

/** 'Conheça o Secretário', open to everybody. */
export function PerfilScreen() {
  return (
    <>
      <PageHeader title="Conheça o Secretário" lead={SOBRE.perfil}>
        <ButtonLink to={PATHS.fichaSecretario} variant="default">
          Relação Secretarias
        </ButtonLink>
      </PageHeader>
      <Perfil who={useSession()} />
    </>
  )
}
