import type { Contrato } from '@paco/domain/contratos/contrato'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  medicoesDoContratoLink,
  planilhaLink,
  recebimentoLink,
  viewContratoLink,
} from '../../../contratos/links.ts'
import { contratoQuery } from '../../../contratos/queries.ts'
import { SituacaoContratoPill } from '../../../contratos/situacao-pill.tsx'
import { hoje } from '../../../http/hoje.ts'
import { PATHS } from '../../../paths.ts'
import { firstWords } from '../../../ui/first-words.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { type PageTab, PageTabs } from '../../../ui/page-tabs.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** The pages of one contract, in the order its life goes; Back leads out of all of them. */
const partsOf = (id: number): PageTab[] =>
  [
    { label: 'Contrato', link: viewContratoLink(id) },
    { label: 'Planilha', link: planilhaLink(id) },
    { label: 'Medições', link: medicoesDoContratoLink(id) },
    { label: 'Recebimento', link: recebimentoLink(id) },
  ].map(({ label, link }) => ({ label, link: { ...link, replace: true } }))

interface FrameProps {
  /** Which part it is, after the contract's number in the window's title. */
  part?: string
  actions?: (contrato: Contrato, who: SessionUser | null) => ReactNode
  children: (contrato: Contrato, who: SessionUser | null) => ReactNode
}

/** What all pages of a contract have: whose it is, where it stands, and the way to the others. */
export function ContratoFrame({ part, actions, children }: FrameProps) {
  const id = Number(useParams({ strict: false }).id)
  const who = useSession()
  const back = useReturn(PATHS.contratos)
  const { data: contrato, error, refetch } = useQuery(contratoQuery(id))
  const title = contrato && `Contrato ${contrato.numero_ano}`
  useRecordTitle(title && (part === undefined ? title : `${part} · ${title}`))
  return (
    <>
      <PageHeader
        title={title ?? firstWords()?.title ?? 'Contrato'}
        badge={contrato && <SituacaoContratoPill contrato={contrato} today={hoje()} />}
        intro={contrato?.objeto ?? firstWords()?.about}
        lead={contrato ? `${contrato.empresa} · ${contrato.secretaria_nome}` : ''}
        back={<BackLink {...back.link}>{back.title ?? 'Contratos'}</BackLink>}
      >
        {contrato && actions?.(contrato, who)}
      </PageHeader>
      <PageTabs name="Partes do contrato" tabs={partsOf(id)} current={part ?? 'Contrato'} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!contrato && !error && <Skeleton lines={8} />}
      {contrato && children(contrato, who)}
    </>
  )
}
