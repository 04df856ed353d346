import type { Registro } from '@paco/domain/auditoria/registro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import words from '../ui/theme/words.module.css'
import classes from './change-list.module.css'
import type { EntityDescription } from './registry.ts'

interface ProjetoNameProps {
  registro: Registro
  /** Its name, with the search's hits marked. */
  name: ReactNode
  /** How the trail speaks of projects. */
  projetos: EntityDescription | undefined
}

/** The project a line is about, leading to it while it is there. */
export function ProjetoName({
  registro: { projeto_id, projeto_excluido },
  name,
  projetos,
}: ProjetoNameProps) {
  if (projeto_id === null) return <span className={classes.label}>-</span>
  const link = projeto_excluido ? null : (projetos?.link(String(projeto_id), {}) ?? null)
  if (link) {
    return (
      <Link {...link} className={`${words.medium} ${classes.record}`}>
        {name}
      </Link>
    )
  }
  return (
    <>
      {name} {projeto_excluido ? <span className={classes.label}>(excluído)</span> : null}
    </>
  )
}
