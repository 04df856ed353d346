import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import type { Pca } from '@paco/domain/pca/pca'
import { canManagePca } from '@paco/domain/pca/policy'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { daSecretaria } from '../../../documentos/dono.ts'
import { PATHS } from '../../../paths.ts'
import { PcaFacts } from '../../../pca/pca-facts.tsx'
import { PcaProblem } from '../../../pca/pca-problem.tsx'
import { pcaQuery } from '../../../pca/queries.ts'
import { useDeletePca } from '../../../pca/use-delete-pca.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { ProjetosVinculados } from '../../../vinculos/projetos-vinculados.tsx'
import { Historico } from '../../historico.tsx'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { DocumentosNear } from '../documentos/documentos-near.tsx'

function Buttons({ pca, onDelete }: { pca: Pca; onDelete: () => void }) {
  return (
    <>
      <Button variant="default" onClick={onDelete}>
        Deletar
      </Button>
      <ButtonLink
        to={PATHS.editPca}
        params={{ id: String(pca.id) }}
        leftSection={<Pencil size={16} aria-hidden />}
      >
        Editar
      </ButtonLink>
    </>
  )
}

/** An item of the plan, open to whoever has an account. */
export function PcaViewScreen() {
  const id = Number(useParams({ strict: false }).id)
  const who = useSession()
  const back = useReturn(PATHS.listaPca)
  const { data: pca, error, refetch } = useQuery(pcaQuery(id))
  const { ask, problem } = useDeletePca(back.go)
  useRecordTitle(pca?.objeto, 'PCA')
  return (
    <>
      <PageHeader
        title={`PCA ${id}`}
        lead={pca?.objeto ?? ''}
        back={<BackLink {...back.link}>{back.title ?? 'Lista de PCA'}</BackLink>}
      >
        {pca && canManagePca(who) && <Buttons pca={pca} onDelete={() => void ask(pca)} />}
      </PageHeader>
      {problem && <Problem text={problem} />}
      {error && <PcaProblem error={error} onRetry={() => void refetch()} />}
      {!pca && !error && <Skeleton lines={8} />}
      {pca && (
        <>
          <PcaFacts pca={pca} />
          <ProjetosVinculados tipo="pca" id_alvo={id} />
          <DocumentosNear dono={daSecretaria(null, 'pca', id)} who={who} />
          {/* The plan is of no department: its history is for those who control. */}
          {canReadAuditoria(who) && <Historico entidade="pca" registroId={id} />}
        </>
      )}
    </>
  )
}
