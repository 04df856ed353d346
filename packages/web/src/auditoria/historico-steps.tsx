import { ACAO_LABELS, type Registro } from '@paco/domain/auditoria/registro'
import { formatInstant } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { ChangesTable } from '../ui/changes-table.tsx'
import steps from '../ui/data/steps.module.css'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { changesOf } from './changes.ts'
import classes from './historico-steps.module.css'
import { historicoQuery } from './queries.ts'
import { type EntityDescription, type Registry, recordName } from './registry.ts'

interface HistoricoStepsProps {
  /** The entity's name in the trail. */
  entidade: string
  registroId: number | string
  /** Of the record, and of what belongs to it: the lines of a project's stages stand in its history too. */
  registry: Registry
}

interface StepProps {
  registro: Registro
  entity: EntityDescription | undefined
  /** The line is about something that belongs to the record. */
  part: boolean
}

function Step({ registro, entity, part }: StepProps) {
  const changes = changesOf(registro, entity)
  return (
    <li className={steps.step}>
      <p className={`${words.wrap} ${words.below8} ${classes.who}`}>
        <b>{registro.usuario_nome}</b> {ACAO_LABELS[registro.acao].toLowerCase()}
        {part ? ` ${recordName(entity, registro)}` : null}
        <time dateTime={registro.instante}>{formatInstant(registro.instante)}</time>
      </p>
      {changes.length > 0 && <ChangesTable changes={changes} />}
    </li>
  )
}

/** Who changed a record, when, which field, from what to what. */
export function HistoricoSteps({ entidade, registroId, registry }: HistoricoStepsProps) {
  const { data, error, refetch } = useQuery(historicoQuery(entidade, String(registroId)))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} label="Carregando o histórico…" />
  if (data.length === 0) return <EmptyState title="Nenhuma mudança registrada." />
  return (
    <ol className={classes.steps}>
      {data.map((registro) => (
        <Step
          key={registro.id}
          registro={registro}
          entity={registry[registro.entidade]}
          part={registro.entidade !== entidade}
        />
      ))}
    </ol>
  )
}
