import type { Entrada } from '@paco/domain/auditoria/entrada'
import { gruposOf } from '@paco/domain/auditoria/grupos'
import { mancheteOf } from '@paco/domain/auditoria/manchete'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import parts from '../ui/data/parts.module.css'
import { Problem } from '../ui/states/problem.tsx'
import words from '../ui/theme/words.module.css'
import { ChangeList } from './change-list.tsx'
import { changesOf, summaryOf } from './changes.ts'
import classes from './entry.module.css'
import { EntryGroups } from './entry-groups.tsx'
import { EntryTitle } from './entry-title.tsx'
import { entradaQuery, type Registrado } from './queries.ts'
import type { Registry } from './registry.ts'

interface EntryBodyProps {
  entrada: Entrada
  registry: Registry
  /** What was searched for, to be marked. */
  find?: string
  /** It was asked for alone: its fields are in sight. */
  open?: boolean
  /** The record in whose history it is read. */
  of?: Registrado | undefined
}

/** So few fields of one record need not be opened. */
const AT_ONCE = 3

/** The lines that did not come with the list, when somebody asks for them. */
function useWhole({ entrada, of }: Pick<EntryBodyProps, 'entrada' | 'of'>) {
  const [asked, setAsked] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({ ...entradaQuery(entrada.id, of), enabled: asked })
  const whole = data ?? entrada
  const missing = whole.linhas - whole.registros.length
  const more =
    missing === 0 || data ? null : (
      <button type="button" className={parts.linkButton} disabled={isFetching} onClick={() => setAsked(true)}>
        {isFetching
          ? 'Carregando…'
          : `Mostrar ${missing === 1 ? 'a outra linha' : `as outras ${missing} linhas`}`}
      </button>
    )
  return { whole, more: error ? <Problem error={error} onRetry={() => void refetch()} /> : more }
}

/** An entry of the trail: one sentence, and what was changed, field by field. */
export function EntryBody({ entrada, registry, find = '', open = false, of }: EntryBodyProps) {
  const { whole, more } = useWhole({ entrada, of })
  const { registros } = whole
  // A later line must not change the sentence that was read.
  const manchete = mancheteOf(entrada, registry)
  const [only, ...others] = registros
  const changes = only && others.length === 0 ? changesOf(only, registry[only.entidade]) : null
  return (
    <>
      {manchete ? <EntryTitle manchete={manchete} lines={registros} registry={registry} find={find} /> : null}
      {only && changes && changes.length <= AT_ONCE ? (
        <div className={classes.changes}>
          <ChangeList changes={changes} acao={only.acao} />
        </div>
      ) : (
        <details className={classes.changes} open={open}>
          <summary className={words.size13}>{summaryOf(registros, whole.linhas, registry)}</summary>
          <EntryGroups
            grupos={gruposOf(registros, registry)}
            registry={registry}
            find={find}
            manchete={manchete}
          />
          {more}
        </details>
      )}
    </>
  )
}
