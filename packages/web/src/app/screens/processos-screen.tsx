import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { isAdmin } from '@paco/domain/usuarios/policy'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { ProcessosList } from '../../projetos/processos-list.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'
import { useSecretariaChoices } from '../use-secretaria-choices.ts'
import { AddProjetoButton } from './add-projeto-button.tsx'

/** Why a record could not be opened, said where one was brought instead. */
function Notice() {
  const { aviso } = useLocation({ select: (location) => location.state })
  const [closed, setClosed] = useState(false)
  return aviso === undefined || closed ? null : <Problem text={aviso} onClose={() => setClosed(true)} />
}

export function ProcessosScreen() {
  const who = useSession()
  return (
    <ProcessosList
      who={who}
      secretarias={useSecretariaChoices()}
      notice={<Notice />}
      primaryAction={
        <>
          <Button component={Link} to={PATHS.fichaProjeto} variant="default">
            Ficha do projeto
          </Button>
          {who !== null && (
            <Button component={Link} to={PATHS.relacao} variant="default">
              Relação de processos
            </Button>
          )}
          <AddProjetoButton to={isAdmin(who) ? PATHS.createProjeto : PATHS.create} />
        </>
      }
    />
  )
}
