import { MESSAGES } from '@paco/domain/diario/messages'
import { diarioList } from '@paco/domain/diario/registro'
import { SOBRE } from '@paco/domain/shared/sobre'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DiarioPage } from '../../../diario/diario-page.tsx'
import { Escrita } from '../../../diario/escrita.tsx'
import { FilaDeAlguem } from '../../../diario/fila/fila-de-alguem.tsx'
import { filtroOf, inAddress } from '../../../diario/filtro.ts'
import { keepOffline } from '../../../diario/offline.ts'
import { diarioQuery, juntar } from '../../../diario/queries.ts'
import { expireSession } from '../../../http/session-store.ts'
import { pathTo } from '../../../paths.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { toLogin } from '../../guard.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** The diary of a work, open to everybody as far as it is public; it opens without a network too. */
export function DiarioScreen() {
  const id = Number(useParams({ strict: false }).id)
  const who = useSession()
  const dono = who?.id ?? null
  const filtro = filtroOf(useSearch({ strict: false }))
  const navigate = useNavigate()
  const project = pathTo('viewProjeto', id)
  const back = useReturn(project, { record: { path: project, title: 'Projeto' } })
  const diario = useInfiniteQuery(diarioQuery(id, dono, filtro))
  const lida = diario.data && juntar(diario.data.pages)
  const router = useRouter()
  const entrar = () => {
    // The login is for whoever is not in; it says why it asks, and leads back here.
    if (dono !== null) expireSession()
    void router.navigate(toLogin(router.latestLocation.href))
  }
  useEffect(keepOffline, [])
  useRecordTitle(lida && `Diário · ${lida.cabecalho.nomeprojeto}`)
  return (
    <>
      <PageHeader
        title={diarioList.title}
        intro={SOBRE.diario}
        lead={lida ? `${lida.cabecalho.nomeprojeto} · ${lida.cabecalho.secretaria_nome}` : ''}
        back={<BackLink {...back.link}>{back.title ?? 'Projeto'}</BackLink>}
      />
      {lida && dono !== null ? (
        <Escrita key={dono} cabecalho={lida.cabecalho} dono={dono} onEntrar={entrar} />
      ) : null}
      {dono === null ? <FilaDeAlguem onEntrar={entrar} /> : null}
      {lida ? (
        <DiarioPage
          lida={lida}
          filtro={filtro}
          onFiltro={(chosen) => void navigate({ to: '.', search: inAddress(chosen) as never, replace: true })}
          more={
            diario.hasNextPage
              ? {
                  ask: () => void diario.fetchNextPage(),
                  loading: diario.isFetchingNextPage,
                  failed: diario.isFetchNextPageError,
                }
              : null
          }
        />
      ) : diario.error ? (
        <ErrorState error={diario.error} title={MESSAGES.loadFailed} onRetry={() => void diario.refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  )
}
