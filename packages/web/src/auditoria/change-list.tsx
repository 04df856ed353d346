import type { Registro } from '@paco/domain/auditoria/registro'
import type { Change } from '../ui/changes-table.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './change-list.module.css'
import { changesOf } from './changes.ts'
import type { EntityDescription } from './registry.ts'

interface ChangeListProps {
  registro: Registro
  entity: EntityDescription | undefined
}

/** More lines than these unfold on demand, so that a row stays a row. */
const AT_ONCE = 3

const shown = (value: Change['before']) => value || <i className={classes.label}>vazio</i>

function Lines({ changes, acao }: { changes: readonly Change[]; acao: Registro['acao'] }) {
  return (
    <ul className={`${words.wraps} ${classes.lines}`}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span className={classes.label}>{label}:</span>{' '}
          {acao === 'criou' ? (
            shown(after)
          ) : acao === 'excluiu' ? (
            shown(before)
          ) : (
            <>
              {shown(before)} <span aria-hidden>→</span>
              <span className={shared.unseen}> para </span> <b>{shown(after)}</b>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What a line of the trail did, field by field. */
export function ChangeList({ registro, entity }: ChangeListProps) {
  const changes = changesOf(registro, entity)
  if (changes.length === 0) return <span className={classes.label}>Sem campos para mostrar</span>
  const lines = <Lines changes={changes} acao={registro.acao} />
  if (changes.length <= AT_ONCE) return lines
  return (
    <details className={classes.details}>
      <summary>
        {changes.length} campos
        <span className={classes.names}>: {changes.map(({ label }) => label).join(', ')}</span>
      </summary>
      {lines}
    </details>
  )
}
