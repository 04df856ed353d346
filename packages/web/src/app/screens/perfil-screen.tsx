import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { Link } from '@tanstack/react-router'
import { Perfil } from '../../secretarias/perfil.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'

/** 'Conheça o Secretário', open to everybody. */
export function PerfilScreen() {
  return (
    <>
      <PageHeader
        title="Conheça o Secretário"
        lead="Quem dirige cada secretaria, assessoria e entidade da Prefeitura."
      >
        <Button component={Link} to={PATHS.fichaSecretario} variant="default">
          Relação Secretarias
        </Button>
      </PageHeader>
      <Perfil who={useSession()} />
    </>
  )
}
