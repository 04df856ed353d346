import { MESSAGES } from '@paco/domain/projetos/messages'
import { pessoasSearch } from '../../../pesquisa/pessoas-search.ts'
import { ProjetoEditForm } from '../../../projetos/formulario/projeto-edit-form.tsx'
import { secretariaOptions } from '../../../secretarias/choices.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useDelayed } from '../../../ui/states/use-delayed.ts'
import { Historico } from '../../historico.tsx'
import type { useEditableProjeto } from './use-editable-projeto.ts'

interface BodyProps extends ReturnType<typeof useEditableProjeto> {
  first: 'cronograma' | 'dados'
  onSaved: () => void
}

/** Its program comes when somebody concludes a stage. */
const loadFaltas = async (id: number) => (await import('../../../documentos/faltas.ts')).loadFaltas(id)

const LOADING = 'Carregando projeto...'

function Loading() {
  const late = useDelayed(true)
  return (
    <>
      {late ? <p>{LOADING}</p> : null}
      <Skeleton lines={8} label={LOADING} />
    </>
  )
}

/** What both edit screens have under their title: loading, error, or the form with the record's history. */
export function ProjetoEditBody({ id, who, projeto, error, retry, loading, first, onSaved }: BodyProps) {
  if (loading) return <Loading />
  if (error) return <ErrorState error={error} title={MESSAGES.loadFailed} onRetry={retry} />
  if (!projeto) return null
  return (
    <>
      <ProjetoEditForm
        projeto={projeto}
        who={who}
        secretarias={secretariaOptions}
        pessoas={pessoasSearch}
        first={first}
        loadFaltas={loadFaltas}
        onSaved={onSaved}
      />
      <Historico entidade="projetos" registroId={id} />
    </>
  )
}
