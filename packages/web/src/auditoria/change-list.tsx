import type { Linha } from '@paco/domain/auditoria/entrada'
import type { Change } from '../ui/changes-table.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './change-list.module.css'

const shown = (value: Change['before']) => value || <i className={words.muted}>vazio</i>

interface ChangeListProps {
  changes: readonly Change[]
  acao: Linha['acao']
}

/** What a line of the trail did, field by field. */
export function ChangeList({ changes, acao }: ChangeListProps) {
  if (changes.length === 0) return <span className={words.muted}>Sem campos para mostrar</span>
  return (
    <ul className={`${words.wraps} ${words.size13} ${classes.changes}`}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span className={words.muted}>{label}:</span>{' '}
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
