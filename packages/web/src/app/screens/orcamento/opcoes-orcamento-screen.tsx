import { Plus } from 'lucide-react'
import { OpcoesList } from '../../../orcamento/opcoes-list.tsx'
import { PATHS } from '../../../paths.ts'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

export function OpcoesOrcamentoScreen() {
  return (
    <OpcoesList
      secretarias={useSecretariaChoices()}
      primaryAction={
        <ButtonLink to={PATHS.opcaoNova} leftSection={<Plus size={16} aria-hidden />}>
          Adicionar opção
        </ButtonLink>
      }
    />
  )
}
