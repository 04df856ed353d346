import { LISTA_LABELS } from '@paco/domain/orcamento/opcao'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { HistoricoPanel } from '../../../auditoria/historico-panel.tsx'
import { OpcaoEditForm } from '../../../orcamento/opcao-form.tsx'
import { opcaoQuery } from '../../../orcamento/queries.ts'
import { useSetOpcaoAtivo } from '../../../orcamento/use-set-opcao-ativo.ts'
import { PATHS } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useEntities } from '../../use-entities.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

export function OpcaoEditScreen() {
  const id = Number(useParams({ strict: false }).id)
  const back = useReturn(PATHS.opcoesOrcamento)
  const entities = useEntities()
  const { data: opcao, error, refetch } = useQuery(opcaoQuery(id))
  const setAtivo = useSetOpcaoAtivo()
  useRecordTitle(opcao && `Opção ${opcao.codigo}`, 'Editar')
  return (
    <>
      <PageHeader
        title={opcao ? `Opção ${opcao.codigo}` : 'Opção'}
        badge={
          opcao && (
            <StatusPill tone={opcao.ativo ? 'ok' : 'idle'}>{opcao.ativo ? 'Em uso' : 'Retirada'}</StatusPill>
          )
        }
        lead={opcao ? LISTA_LABELS[opcao.lista] : ''}
        back={<BackLink {...back.link}>{back.title ?? 'Opções do orçamento'}</BackLink>}
      >
        {opcao && (
          <Button variant="default" loading={setAtivo.isPending} onClick={() => void setAtivo.ask(opcao)}>
            {opcao.ativo ? 'Retirar' : 'Trazer de volta'}
          </Button>
        )}
      </PageHeader>
      {setAtivo.error && <Problem error={setAtivo.error} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!opcao && !error && <Skeleton lines={4} />}
      {opcao && (
        <>
          <OpcaoEditForm
            // Retiring it or bringing it back made a new version: start from it, with what was typed in the draft.
            key={String(opcao.ativo)}
            opcao={opcao}
            onCancel={back.go}
            onSaved={() => {
              toast('Opção alterada.')
              back.go()
            }}
          />
          <HistoricoPanel entidade="opcoes_orcamento" registroId={id} entity={entities.opcoes_orcamento} />
        </>
      )}
    </>
  )
}
