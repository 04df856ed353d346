import { ACAO_LABELS, type Registro } from '@paco/domain/auditoria/registro'
import { formatInstant } from '@paco/domain/shared/days'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { ChangesTable } from '../ui/changes-table.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import { changesOf } from './changes.ts'
import classes from './historico-panel.module.css'
import { historicoQuery } from './queries.ts'
import { type EntityDescription, type Registry, recordName } from './registry.ts'

interface HistoricoPanelProps {
  /** The entity's name in the trail. */
  entidade: string
  registroId: number | string
  entity: EntityDescription | undefined
  /** Kinds of record that belong to this one, such as a project's stages: their lines stand in its history too. */
  parts?: Registry
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
    <li className={classes.step}>
      <p className={classes.who}>
        <b>{registro.usuario_nome}</b> {ACAO_LABELS[registro.acao].toLowerCase()}
        {part ? ` ${recordName(entity, registro)}` : null}
        <time dateTime={registro.instante}>{formatInstant(registro.instante)}</time>
      </p>
      {changes.length > 0 && <ChangesTable changes={changes} />}
    </li>
  )
}

function Steps({ entidade, registroId, entity, parts }: HistoricoPanelProps) {
  const { data, error, refetch } = useQuery(historicoQuery(entidade, String(registroId)))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={3} label="Carregando o histórico…" />
  if (data.length === 0) return <EmptyState title="Nenhuma mudança registrada." />
  return (
    <ol className={classes.steps}>
      {data.map((registro) => {
        const part = registro.entidade !== entidade
        return (
          <Step
            key={registro.id}
            registro={registro}
            entity={part ? parts?.[registro.entidade] : entity}
            part={part}
          />
        )
      })}
    </ol>
  )
}

/** The record's history: who, when, which field, from what to what. Asked for when it is opened. */
export function HistoricoPanel(props: HistoricoPanelProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={`${shared.panel} ${classes.panel}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <History size={16} aria-hidden />
        <h2>Histórico</h2>
        <span>Quem mudou o quê, e quando</span>
      </summary>
      {open && <Steps {...props} />}
    </details>
  )
}
