import { MESSAGES } from '@paco/domain/mapa/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import parts from '../ui/data/parts.module.css'
import type { Values } from '../ui/entity-form/types.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import type { TypedPlace } from './lugar.ts'
import { LugarForm } from './lugar-form.tsx'
import classes from './mapa-side.module.css'
import { coordenadasQuery, type ProjetoQuery } from './queries.ts'

interface LugarPanelProps {
  projetoQuery: ProjetoQuery
  id: number
  who: SessionUser | null
  clicked: TypedPlace | null
  onValues: (values: Values) => void
  onSaved: () => void
  onClose: () => void
}

/** Puts a project on the map, or moves it there: beside the map, where the place is clicked. */
export function LugarPanel({ id, who, projetoQuery, onClose, onSaved, ...form }: LugarPanelProps) {
  const queryClient = useQueryClient()
  const { data: projeto, error: noProjeto, refetch } = useQuery(projetoQuery(id))
  // Whether the project has a point already decides which form this is: none is drawn before that is known.
  const pontos = useQuery(coordenadasQuery)
  const ponto = pontos.data?.find(({ id_projeto }) => id_projeto === id) ?? null
  const error = noProjeto ?? (pontos.data ? null : pontos.error)
  const known = projeto && pontos.data ? projeto : null
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const saved = () => {
    toast(ponto ? 'Ponto movido.' : 'Projeto posto no mapa.')
    void queryClient.invalidateQueries()
    onSaved()
  }
  return (
    <section
      className={`${shared.panel} ${shared.column} ${words.shrinks} ${words.gap8} ${classes.panel}`}
      aria-label="Lugar do projeto"
    >
      <h2 ref={heading} tabIndex={-1}>
        {ponto ? 'Mover no mapa' : 'Pôr no mapa'}
      </h2>
      {projeto ? <p className={parts.recordLink}>{projeto.nomeprojeto}</p> : null}
      {error ? (
        <ErrorState error={error} onRetry={() => void Promise.all([refetch(), pontos.refetch()])} />
      ) : null}
      {!known && !error ? <Skeleton lines={3} /> : null}
      {known && !canEditProjeto(who, known) ? (
        <EmptyState
          title="Sem permissão"
          text={MESSAGES.notYours}
          action={
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
          }
        />
      ) : null}
      {known && canEditProjeto(who, known) ? (
        <>
          <p className={shared.note}>Clique no mapa, arraste o alfinete ou informe as coordenadas.</p>
          <LugarForm {...form} id_projeto={id} ponto={ponto} onSaved={saved} onCancel={onClose} />
        </>
      ) : null}
    </section>
  )
}
