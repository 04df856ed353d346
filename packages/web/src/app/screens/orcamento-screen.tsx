import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { canChangeSomeLancamento, canManageOpcoes } from '@paco/domain/orcamento/policy'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { OrcamentoList } from '../../orcamento/orcamento-list.tsx'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'
import { useSecretariaChoices } from '../use-secretaria-choices.ts'

export function OrcamentoScreen() {
  const who = useSession()
  return (
    <OrcamentoList
      who={who}
      secretarias={useSecretariaChoices()}
      primaryAction={
        <>
          {canManageOpcoes(who) && (
            <Button component={Link} to={PATHS.opcoesOrcamento} variant="default">
              Opções do orçamento
            </Button>
          )}
          {canChangeSomeLancamento(who) && (
            <Button component={Link} to={PATHS.addOrcamento} leftSection={<Plus size={16} aria-hidden />}>
              Adicionar lançamento
            </Button>
          )}
        </>
      }
    />
  )
}
