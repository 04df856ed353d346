import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import type { Pca } from '@paco/domain/pca/pca'
import { canManagePca, canWriteDemanda } from '@paco/domain/pca/policy'
import { isRevisao } from '@paco/domain/pca/revisao'
import { isNaSecretaria } from '@paco/domain/pca/situacao'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { daSecretaria } from '../../../documentos/dono.ts'
import { PATHS } from '../../../paths.ts'
import { ItemPassos } from '../../../pca/item-passos.tsx'
import { planoLink, viewPcaLink } from '../../../pca/links.ts'
import { PcaFacts, PortalFacts } from '../../../pca/pca-facts.tsx'
import { PcaProblem } from '../../../pca/pca-problem.tsx'
import { pcaQuery } from '../../../pca/queries.ts'
import { RevisoesCard } from '../../../pca/revisoes-card.tsx'
import { useDeletePca } from '../../../pca/use-delete-pca.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import shared from '../../../ui/theme/shared.module.css'
import words from '../../../ui/theme/words.module.css'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { ProjetosVinculados } from '../../../vinculos/projetos-vinculados.tsx'
import { Historico } from '../../historico.tsx'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'
import { DocumentosNear } from '../documentos/documentos-near.tsx'

/** Of an approved plan an item is not deleted but cancelled, with a reason. */
function Buttons({ pca, onDelete }: { pca: Pca; onDelete: () => void }) {
  return (
    <>
      {isRevisao(pca) ? null : (
        <Button variant="default" onClick={onDelete}>
          Deletar
        </Button>
      )}
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

/** Where it stands in the plan, why it came back, and what it became part of. */
function Lugar({ pca }: { pca: Pca }) {
  return (
    <>
      <p>
        Item {pca.numero_item} do <Link {...planoLink(pca.ano, pca.unidade)}>plano de {pca.ano}</Link>.
      </p>
      {pca.adiado_de === null ? null : (
        <p>
          Veio do <Link {...viewPcaLink(pca.adiado_de)}>PCA {pca.adiado_de}</Link>, de um plano anterior.
        </p>
      )}
      {pca.adiado_para === null ? null : (
        <Notice tone="info">
          Adiado: foi levado ao <Link {...viewPcaLink(pca.adiado_para)}>PCA {pca.adiado_para}</Link>.
        </Notice>
      )}
      {pca.motivo ? <Notice tone="info">Devolvido: {pca.motivo}</Notice> : null}
      {pca.consolidado_em === null ? null : (
        <Notice tone="info">
          Este item foi somado ao <Link {...viewPcaLink(pca.consolidado_em)}>PCA {pca.consolidado_em}</Link>.
        </Notice>
      )}
    </>
  )
}

const mayEditDemanda = (who: SessionUser | null, pca: Pca) =>
  !canManagePca(who) && canWriteDemanda(who, pca) && isNaSecretaria(pca.situacao)

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
        {pca && <ItemPassos pca={pca} who={who} />}
        {pca && mayEditDemanda(who, pca) && (
          <ButtonLink to={PATHS.demanda} params={{ id: String(id) }} variant="default">
            Editar demanda
          </ButtonLink>
        )}
        {pca && canManagePca(who) && <Buttons pca={pca} onDelete={() => void ask(pca)} />}
      </PageHeader>
      {problem && <Problem text={problem} />}
      {error && <PcaProblem error={error} onRetry={() => void refetch()} />}
      {!pca && !error && <Skeleton lines={8} />}
      {pca && (
        <>
          <Lugar pca={pca} />
          <div className={`${shared.stack} ${words.above8} ${words.below16}`}>
            <PcaFacts pca={pca} />
            <PortalFacts pca={pca} editable={canManagePca(who)} />
            <RevisoesCard id={id} />
            <ProjetosVinculados tipo="pca" id_alvo={id} />
          </div>
          <DocumentosNear dono={daSecretaria(null, 'pca', id)} who={who} />
          {/* The plan is of no department: its history is for those who control. */}
          {canReadAuditoria(who) && <Historico entidade="pca" registroId={id} />}
        </>
      )}
    </>
  )
}
