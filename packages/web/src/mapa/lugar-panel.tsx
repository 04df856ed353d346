import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { MESSAGES } from '@paco/domain/mapa/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { Values } from '../ui/entity-form/types.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import { toast } from '../ui/toast.ts'
import type { TypedPlace } from './lugar.ts'
import { LugarForm } from './lugar-form.tsx'
import classes from './mapa-side.module.css'
import type { ProjetoQuery } from './queries.ts'

interface LugarPanelProps {
  projetoQuery: ProjetoQuery
  id: number
  ponto: Coordenada | null
  who: SessionUser | null
  clicked: TypedPlace | null
  onValues: (values: Values) => void
  onSaved: () => void
  onClose: () => void
}

/** Puts a project on the map, or moves it there: beside the map, where the place is clicked. */
export function LugarPanel({ id, ponto, who, projetoQuery, onClose, onSaved, ...form }: LugarPanelProps) {
  const queryClient = useQueryClient()
  const { data: projeto, error, refetch } = useQuery(projetoQuery(id))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const saved = () => {
    toast(ponto ? 'Ponto movido.' : 'Projeto posto no mapa.')
    void queryClient.invalidateQueries()
    onSaved()
  }
  return (
    <section className={classes.panel} aria-label="Lugar do projeto">
      <h2 ref={heading} tabIndex={-1}>
        {ponto ? 'Mover no mapa' : 'Pôr no mapa'}
      </h2>
      {projeto ? <p className={classes.nome}>{projeto.nomeprojeto}</p> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!projeto && !error ? <Skeleton lines={3} /> : null}
      {projeto && !canEditProjeto(who, projeto) ? (
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
      {projeto && canEditProjeto(who, projeto) ? (
        <>
          <p className={shared.note}>Clique no mapa, arraste o alfinete ou informe as coordenadas.</p>
          <LugarForm {...form} id_projeto={id} ponto={ponto} onSaved={saved} onCancel={onClose} />
        </>
      ) : null}
    </section>
  )
}
