import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { Link, useNavigate } from '@tanstack/react-router'
import { ProjetoCreateForm } from '../../projetos/projeto-create-form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { PATHS } from '../paths.ts'
import { secretariaOptions } from '../secretaria-options.ts'
import { useSession } from '../session.ts'
import { useSecretariaChoices } from '../use-secretaria-choices.ts'

const SHORTCUTS = [
  { to: PATHS.home, label: 'Dashboard' },
  { to: PATHS.relacao, label: 'Retorna projeto' },
  { to: PATHS.fichaProjeto, label: 'Ficha do projeto' },
] as const

export function ProjetoCreateScreen() {
  const who = useSession()
  const navigate = useNavigate()
  const own = useSecretariaChoices().find(({ value }) => value === who?.id_secretaria)
  return (
    <>
      <PageHeader
        title="ADICIONAR UM NOVO PROJETO"
        lead="Nome e secretaria bastam para começar; o resto pode ser preenchido depois."
      >
        {SHORTCUTS.map(({ to, label }) => (
          <Button key={to} component={Link} to={to} variant="default">
            {label}
          </Button>
        ))}
      </PageHeader>
      <ProjetoCreateForm
        who={who}
        secretarias={secretariaOptions}
        ownSecretaria={own?.label ?? ''}
        onSaved={() => {
          toast(MESSAGES.created)
          void navigate({ to: PATHS.home })
        }}
      />
    </>
  )
}
