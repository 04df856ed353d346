import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { canDecideAditivo, impedimentoDaDecisao } from '@paco/domain/aditivos/decisao-policy'
import { MESSAGES } from '@paco/domain/aditivos/messages'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import parts from '../ui/data/parts.module.css'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './aditivo-item.module.css'
import { AditivoItem } from './aditivo-item.tsx'
import { AditivoModal } from './aditivo-modal.tsx'
import { DecisaoForm } from './decisao-form.tsx'
import { Julgamento } from './julgamento.tsx'
import { auditoriaDoProjetoLink } from './links.ts'
import { aditivosDoProjetoQuery } from './queries.ts'

interface AuditoriaModalProps {
  projeto: Projeto
  who: SessionUser | null
  onClose: () => void
}

/** 'Auditoria de Aditivos': what waits for a decision on a project, decided one after the other. */
export function AuditoriaModal({ projeto, who, onClose }: AuditoriaModalProps) {
  const { data, error, isPending, refetch } = useQuery(aditivosDoProjetoQuery(projeto.id))
  // What was dealt with here stays in the list, with its new status.
  const [seen, setSeen] = useState<readonly number[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  const list = useRef<HTMLElement>(null)
  const shown = (data ?? []).filter(({ id, status }) => status === 'pendente' || seen.includes(id))
  const decidable = shown.filter((one) => canDecideAditivo(who, one))
  const open = decidable.find(({ id }) => id === chosen) ?? decidable[0]

  const leave = (id: number, problem: string | null) => {
    setSeen((before) => [...before, id])
    setConflict(problem)
    // The form goes with its request: the focus would be nowhere.
    list.current?.focus()
  }
  const decisionOn = (aditivo: Aditivo) => {
    if (aditivo.id === open?.id)
      return (
        <>
          <Julgamento aditivo={aditivo} projeto={projeto} />
          <DecisaoForm
            key={aditivo.versao}
            aditivo={aditivo}
            escolhida={null}
            onDecided={() => leave(aditivo.id, null)}
            onConflict={(text) => {
              leave(aditivo.id, `A sua decisão não foi registrada. ${text}`)
              void refetch()
            }}
          />
        </>
      )
    if (aditivo.status !== 'pendente') return null
    return canDecideAditivo(who, aditivo) ? (
      <div className={words.above12}>
        <Button variant="default" onClick={() => setChosen(aditivo.id)}>
          Decidir
        </Button>
      </div>
    ) : (
      <p className={`${shared.note} ${words.above12}`}>{who && impedimentoDaDecisao(who, aditivo)}</p>
    )
  }

  return (
    <AditivoModal title="Auditoria de Aditivos" lead={projeto.nomeprojeto} onClose={onClose}>
      {conflict === null ? null : <Problem text={conflict} onClose={() => setConflict(null)} />}
      <section
        ref={list}
        className={`${shared.inset} ${classes.scroll}`}
        aria-label="Solicitações pendentes"
        tabIndex={-1}
      >
        {isPending ? <Skeleton lines={5} label="Carregando as solicitações…" /> : null}
        {error && !data ? (
          <ErrorState title={MESSAGES.loadPendingFailed} error={error} onRetry={() => void refetch()} />
        ) : null}
        {data && shown.length === 0 ? <EmptyState title={MESSAGES.nonePending} /> : null}
        <ol className={`${shared.stack} ${words.gap12}`}>
          {shown.map((aditivo) => (
            <AditivoItem key={aditivo.id} aditivo={aditivo}>
              {decisionOn(aditivo)}
            </AditivoItem>
          ))}
        </ol>
      </section>
      <div className={`${parts.buttons} ${words.above12}`}>
        <ButtonLink {...auditoriaDoProjetoLink(projeto.id)} variant="default">
          Ver em página inteira
        </ButtonLink>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      </div>
    </AditivoModal>
  )
}
