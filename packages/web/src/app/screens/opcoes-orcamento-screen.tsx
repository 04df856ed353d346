import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { OpcoesList } from '../../orcamento/opcoes-list.tsx'
import { PATHS } from '../paths.ts'
import { useSecretariaChoices } from '../use-secretaria-choices.ts'

export function OpcoesOrcamentoScreen() {
  return (
    <OpcoesList
      secretarias={useSecretariaChoices()}
      primaryAction={
        <Button component={Link} to={PATHS.opcaoNova} leftSection={<Plus size={16} aria-hidden />}>
          Adicionar opção
        </Button>
      }
    />
  )
}
