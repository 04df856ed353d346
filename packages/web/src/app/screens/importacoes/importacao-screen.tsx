import { isAdmin } from '@paco/domain/usuarios/policy'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { donoOf, useDono } from '../../../importacoes/dono.ts'
import { ImportacaoPage } from '../../../importacoes/importacao-page.tsx'
import { importacaoQuery } from '../../../importacoes/queries.ts'
import { PATHS } from '../../../paths.ts'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** One import; `?passo=` says which of its steps is shown. */
export function ImportacaoScreen() {
  const id = Number(useParams({ strict: false }).id)
  const passo = useSearch({ strict: false, select: (search) => (search as { passo?: unknown }).passo })
  const secretarias = useSecretariaChoices()
  const back = useReturn(PATHS.importacoes)
  const { data: importacao, error, refetch } = useQuery(importacaoQuery(id))
  const who = useSession()
  const dono = useDono(importacao ? donoOf(importacao) : null)
  useRecordTitle(importacao && `Importação nº ${importacao.id}`)
  const link = <BackLink {...back.link}>{back.title ?? 'Importações'}</BackLink>
  if (importacao)
    return (
      <ImportacaoPage
        key={id}
        importacao={importacao}
        passo={passo}
        secretarias={secretarias}
        dono={dono}
        manda={isAdmin(who)}
        back={link}
      />
    )
  return (
    <>
      <PageHeader title="Importação" lead="" back={link} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={10} />}
    </>
  )
}
