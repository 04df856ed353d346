import { legadoCalls } from '@paco/domain/legado/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { notFound } from '@paco/domain/shared/errors'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../http/client.ts'
import { keyOf } from '../../http/reads.ts'
import lists from '../../ui/data/facts.module.css'
import { Modal } from '../../ui/modal.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

const registroQuery = (id: number) => ({
  queryKey: keyOf(legadoCalls.getLegado, { params: { id } }, 'legado'),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await request(legadoCalls.getLegado, {
      params: { id },
      query: { tipo: 'legado' },
      signal,
    })
    const [registro] = data.Result
    // The same call answers items of the PCA, though not when it is asked like this.
    if (!registro || !('nomeprojeto' in registro)) throw notFound(MESSAGES.notFound)
    return registro
  },
})

/** 'teste': one record, loaded through the old call and shown as it came. */
export function LegadoRecord({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(registroQuery(id))
  return (
    <Modal opened onClose={onClose} centered title={`Registro ${id}`}>
      {error ? <ErrorState error={error} title={MESSAGES.loadFailed} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={3} label="Carregando o registro…" /> : null}
      {data ? (
        <dl className={lists.columns}>
          <dt>Id</dt>
          <dd>{data.id}</dd>
          <dt>Secretaria</dt>
          <dd>{data.secretaria}</dd>
          <dt>Projeto</dt>
          <dd>{data.nomeprojeto}</dd>
          <dt>Descrição</dt>
          <dd>{data.descricao ?? '-'}</dd>
        </dl>
      ) : null}
    </Modal>
  )
}
