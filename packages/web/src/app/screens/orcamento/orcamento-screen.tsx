import { canChangeSomeLancamento, canManageOpcoes } from '@paco/domain/orcamento/policy'
import { Plus } from 'lucide-react'
import { OrcamentoList } from '../../../orcamento/orcamento-list.tsx'
import { PATHS } from '../../../paths.ts'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ProjetosVinculados } from '../../../vinculos/projetos-vinculados.tsx'
import { useSession } from '../../session.ts'

export function OrcamentoScreen() {
  const who = useSession()
  return (
    <OrcamentoList
      who={who}
      secretarias={useSecretariaChoices()}
      hanging={(id) => <ProjetosVinculados tipo="orcamento" id_alvo={id} />}
      primaryAction={
        <>
          {canManageOpcoes(who) && (
            <ButtonLink to={PATHS.opcoesOrcamento} variant="default">
              Opções do orçamento
            </ButtonLink>
          )}
          {canChangeSomeLancamento(who) && (
            <ButtonLink to={PATHS.addOrcamento} leftSection={<Plus size={16} aria-hidden />}>
              Adicionar lançamento
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
