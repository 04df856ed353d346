import { MESSAGES } from '@paco/domain/diario/messages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { DiarioPage } from '../../../diario/diario-page.tsx'
import { Escrita } from '../../../diario/escrita.tsx'
import { keepOffline } from '../../../diario/offline.ts'
import { diarioQuery, POR_VEZ } from '../../../diario/queries.ts'
import { pathTo } from '../../../paths.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** The diary of a work, open to everybody as far as it is public; it opens without a network too. */
export function DiarioScreen() {
  const id = Number(useParams({ strict: false }).id)
  const who = useSession()
  const dono = who?.id ?? null
  const [limite, setLimite] = useState(POR_VEZ)
  const project = pathTo('viewProjeto', id)
  const back = useReturn(project, { record: { path: project, title: 'Projeto' } })
  const { data: lida, error, refetch } = useQuery(diarioQuery(id, dono, limite))
  useEffect(keepOffline, [])
  useRecordTitle(lida && `Diário · ${lida.cabecalho.nomeprojeto}`)
  return (
    <>
      <PageHeader
        title="Diário de obra"
        lead={lida ? `${lida.cabecalho.nomeprojeto} · ${lida.cabecalho.secretaria_nome}` : ''}
        back={<BackLink {...back.link}>{back.title ?? 'Projeto'}</BackLink>}
      />
      {lida && dono !== null ? <Escrita key={dono} cabecalho={lida.cabecalho} dono={dono} /> : null}
      {lida ? (
        <DiarioPage lida={lida} onMore={() => setLimite(Math.min(1000, limite + POR_VEZ))} />
      ) : error ? (
        <ErrorState error={error} title={MESSAGES.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  )
}
