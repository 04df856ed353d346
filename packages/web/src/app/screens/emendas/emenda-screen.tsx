import { canChangeEmenda } from '@paco/domain/emendas/policy'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { EmendaFacts } from '../../../emendas/emenda-facts.tsx'
import { editEmendaLink } from '../../../emendas/links.ts'
import { emendaQuery } from '../../../emendas/queries.ts'
import { useDeleteEmenda } from '../../../emendas/use-delete-emenda.ts'
import { PATHS } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { firstWords } from '../../../ui/first-words.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useRecordTitle } from '../../../ui/window-title.ts'
import { ProjetosVinculados } from '../../../vinculos/projetos-vinculados.tsx'
import { Historico } from '../../historico.tsx'
import { readsHistory } from '../../reads-history.ts'
import { useSession } from '../../session.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** An amendment, open to everybody. */
export function EmendaScreen() {
  const id = Number(useParams({ strict: false }).id)
  const who = useSession()
  const back = useReturn(PATHS.emendas)
  const { data: emenda, error, refetch } = useQuery(emendaQuery(id))
  const { ask, problem } = useDeleteEmenda(back.go)
  const title = emenda && `Emenda ${emenda.numero}/${emenda.ano}`
  useRecordTitle(title)
  return (
    <>
      <PageHeader
        title={title ?? firstWords()?.title ?? 'Emenda'}
        intro={emenda?.objeto ?? firstWords()?.about}
        lead={emenda?.autor ?? ''}
        back={<BackLink {...back.link}>{back.title ?? 'Emendas'}</BackLink>}
      >
        {emenda && canChangeEmenda(who, emenda) && (
          <>
            <Button variant="default" onClick={() => void ask(emenda)}>
              Excluir
            </Button>
            <ButtonLink {...editEmendaLink(id)} leftSection={<Pencil size={16} aria-hidden />}>
              Editar
            </ButtonLink>
          </>
        )}
      </PageHeader>
      {problem && <Problem text={problem} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!emenda && !error && <Skeleton lines={8} />}
      {emenda && (
        <>
          <EmendaFacts emenda={emenda} />
          <ProjetosVinculados tipo="emenda" id_alvo={id} />
          {readsHistory(who, 'emendas', emenda) && <Historico entidade="emendas" registroId={id} />}
        </>
      )}
    </>
  )
}
