import type { Entrada } from '@paco/domain/auditoria/entrada'
import { formatInstant } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { PATHS } from '../paths.ts'
import parts from '../ui/data/parts.module.css'
import steps from '../ui/data/steps.module.css'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import entry from './entry.module.css'
import { EntryBody } from './entry-body.tsx'
import classes from './historico-steps.module.css'
import { historicoQuery, type Registrado } from './queries.ts'
import type { Registry } from './registry.ts'

interface HistoricoStepsProps {
  /** The entity's name in the trail. */
  entidade: string
  registroId: number | string
  /** Of the record, and of what belongs to it: the lines of a project's stages stand in its history too. */
  registry: Registry
  /** Who reads the whole trail finds each entry there too. */
  controls: boolean
}

interface StepProps extends Pick<HistoricoStepsProps, 'registry' | 'controls'> {
  entrada: Entrada
  of: Registrado
}

const AT_A_TIME = 50
/** As many as a list gives at once. */
const MOST = 1000

function When({ entrada: { id, instante }, controls }: Pick<StepProps, 'entrada' | 'controls'>) {
  const time = <time dateTime={instante}>{formatInstant(instante)}</time>
  if (!controls) return time
  const link = linkOptions({ to: PATHS.auditoria, search: { entrada: id } })
  return (
    <Link {...link} className={entry.record} title={`Entrada ${id} da auditoria`}>
      {time}
    </Link>
  )
}

function Step({ entrada, registry, controls, of }: StepProps) {
  return (
    <li className={steps.step}>
      <p className={`${words.wrap} ${words.below4} ${classes.who}`}>
        <b>{entrada.usuario_nome}</b>
        <When entrada={entrada} controls={controls} />
      </p>
      <EntryBody entrada={entrada} registry={registry} of={of} />
    </li>
  )
}

/** Who changed a record, when, which field, from what to what: the entries of the trail, as its own screen tells them. */
export function HistoricoSteps({ entidade, registroId, registry, controls }: HistoricoStepsProps) {
  const [limite, setLimite] = useState(AT_A_TIME)
  const of = { entidade, registro_id: String(registroId) }
  const { data, error, refetch, isPlaceholderData } = useQuery(historicoQuery(of, limite))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} label="Carregando o histórico…" />
  if (data.rows.length === 0) return <EmptyState title="Nenhuma mudança registrada." />
  const older = Math.min(data.total, MOST) - data.rows.length
  return (
    <>
      <ol className={classes.steps}>
        {data.rows.map((entrada) => (
          <Step key={entrada.id} entrada={entrada} registry={registry} controls={controls} of={of} />
        ))}
      </ol>
      {older > 0 ? (
        <button
          type="button"
          className={`${parts.linkButton} ${classes.older}`}
          disabled={isPlaceholderData}
          onClick={() => setLimite(Math.min(limite + AT_A_TIME, MOST))}
        >
          {`Mostrar mais antigas (${older})`}
        </button>
      ) : null}
    </>
  )
}
