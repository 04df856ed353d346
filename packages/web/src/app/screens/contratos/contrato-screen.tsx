import { historicoScope } from '@paco/domain/auditoria/policy'
import type { Contrato } from '@paco/domain/contratos/contrato'
import { canEditContrato, canReadCorrecoesOf } from '@paco/domain/contratos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { AditivosDoContrato } from '../../../aditivos/contrato-aditivos.tsx'
import { ContratoFacts } from '../../../contratos/contrato-facts.tsx'
import { CorrecoesDoContrato } from '../../../contratos/correcoes-card.tsx'
import { editContratoLink } from '../../../contratos/links.ts'
import { contratoQuery } from '../../../contratos/queries.ts'
import { SituacaoContratoPill } from '../../../contratos/situacao-pill.tsx'
import { hoje } from '../../../http/hoje.ts'
import { ParalisacoesDoContrato } from '../../../paralisacoes/paralisacoes-do-contrato.tsx'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import shared from '../../../ui/theme/shared.module.css'
import words from '../../../ui/theme/words.module.css'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { Historico } from '../../historico.tsx'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** The history of one's own department's contracts, or of all of them. */
function readsHistory(who: SessionUser | null, { id_secretaria }: Contrato): boolean {
  const scope = historicoScope(who, 'contratos')
  return scope === 'all' || (scope !== 'none' && scope.id_secretaria === id_secretaria)
}

/** A contract, open to everybody. */
export function ContratoScreen() {
  const id = Number(useParams({ strict: false }).id)
  const who = useSession()
  const back = useReturn(PATHS.contratos)
  const { data: contrato, error, refetch } = useQuery(contratoQuery(id))
  useRecordTitle(contrato && `Contrato ${contrato.numero_ano}`)
  return (
    <>
      <PageHeader
        title={contrato ? `Contrato ${contrato.numero_ano}` : 'Contrato'}
        badge={contrato && <SituacaoContratoPill contrato={contrato} today={hoje()} />}
        lead={contrato ? `${contrato.empresa} · ${contrato.secretaria_nome}` : ''}
        back={<BackLink {...back.link}>{back.title ?? 'Contratos'}</BackLink>}
      >
        {contrato && canEditContrato(who, contrato) && (
          <ButtonLink {...editContratoLink(id)} leftSection={<Pencil size={16} aria-hidden />}>
            Editar
          </ButtonLink>
        )}
      </PageHeader>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!contrato && !error && <Skeleton lines={8} />}
      {contrato && (
        <>
          <ContratoFacts contrato={contrato} />
          <div className={`${shared.stack} ${words.above16} ${words.below16}`}>
            <AditivosDoContrato contrato={contrato} who={who} />
            <ParalisacoesDoContrato id={id} today={hoje()} />
            {/* Of a signed one they stand beside its meter. */}
            {contrato.assinatura === null && canReadCorrecoesOf(who, contrato) && (
              <CorrecoesDoContrato id={id} />
            )}
          </div>
          {readsHistory(who, contrato) && <Historico entidade="contratos" registroId={id} />}
        </>
      )}
    </>
  )
}
