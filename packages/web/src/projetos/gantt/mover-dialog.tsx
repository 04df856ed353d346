import type { Movimento } from '@paco/domain/etapas/mover'
import { projetosCalls } from '@paco/domain/projetos/contract'
import { MESSAGES } from '@paco/domain/projetos/messages'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { PacoError, STALE_VERSION } from '@paco/domain/shared/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../http/client.ts'
import { Button } from '../../ui/button.tsx'
import { ChangesTable } from '../../ui/changes-table.tsx'
import parts from '../../ui/data/parts.module.css'
import { withReason } from '../../ui/failures.ts'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import words from '../../ui/theme/words.module.css'
import { toast } from '../../ui/toast.ts'
import { projetoQuery } from '../queries.ts'
import { bodyOf, changesOf, movidasOf, othersOf, previewText } from './mover-preview.ts'

interface DialogProps {
  /** As it was looked at. */
  projeto: Projeto
  movimento: Movimento
  onClose: () => void
  onDone: () => void
}

const isStale = (error: unknown) =>
  error instanceof PacoError && error.status === 409 && error.message === STALE_VERSION

/** Somebody else wrote meanwhile: what they did, before one goes on from it. */
function Others({ seen, now }: { seen: Projeto; now: Projeto }) {
  const changes = othersOf(seen, now)
  return (
    <div className={words.below16}>
      <Notice tone="info">
        <p>
          <strong>Este registro foi alterado por outra pessoa.</strong>{' '}
          {changes.length === 0
            ? 'As datas das etapas continuam as mesmas.'
            : 'Estas datas são outras agora, e o que você moveu é contado a partir delas:'}
        </p>
        {changes.length > 0 ? <ChangesTable changes={changes} /> : null}
      </Notice>
    </div>
  )
}

/** What moves, from what to what, and the one write that moves it. */
export function MoverDialog({ projeto: seen, movimento, onClose, onDone }: DialogProps) {
  const queryClient = useQueryClient()
  const [projeto, setProjeto] = useState(seen)
  const movidas = movidasOf(projeto, movimento)
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () =>
      request(projetosCalls.updateProjeto, {
        params: { id: projeto.id },
        body: bodyOf(projeto, movidas ?? []),
      }),
    onSuccess: () => {
      toast(MESSAGES.updated)
      void queryClient.invalidateQueries()
      onDone()
    },
    onError: async (failed) => {
      if (!isStale(failed)) return
      setProjeto(await queryClient.fetchQuery({ ...projetoQuery(projeto.id), staleTime: 0 }))
      reset()
    },
  })
  const possible = movidas !== null && movidas.length > 0
  return (
    <Modal opened onClose={onClose} title="Gravar as novas datas?" size="lg" centered returnFocus>
      {projeto === seen ? null : <Others seen={seen} now={projeto} />}
      {error && !isStale(error) ? <Problem text={withReason(MESSAGES.updateFailed, error)} /> : null}
      <p className={words.below12}>
        <strong>{projeto.nomeprojeto}.</strong> {previewText(movidas, movimento)}
      </p>
      {possible ? <ChangesTable changes={changesOf(movidas)} /> : null}
      <div className={`${parts.buttons} ${words.above16}`}>
        <Button variant="default" onClick={onClose} disabled={isPending} data-autofocus>
          Cancelar
        </Button>
        <Button onClick={() => mutate()} disabled={isPending || !possible} aria-busy={isPending}>
          {isPending ? 'Enviando...' : 'Gravar novas datas'}
        </Button>
      </div>
    </Modal>
  )
}
