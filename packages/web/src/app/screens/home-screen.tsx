import { canManageUsuarios } from '@paco/domain/usuarios/policy'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { type MenuEntry, menuFor } from '../menu.ts'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'
import classes from './home-screen.module.css'

const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }))

const WHAT: Record<string, string> = {
  Secretaria: 'Secretarias, assessorias e quem responde por elas',
  Usuários: 'Contas, papéis e secretarias das pessoas',
  Auditoria: 'Quem mudou o quê, quando e de onde',
}

function Shortcut({ entry }: { entry: MenuEntry }) {
  const Icon = entry.icon
  return (
    <li>
      <Link to={entry.to} className={classes.shortcut}>
        <span className={classes.icon}>
          <Icon size={20} aria-hidden />
        </span>
        <span>
          <b>{entry.label}</b>
          <span>{WHAT[entry.label]}</span>
        </span>
      </Link>
    </li>
  )
}

/** The first page. The dashboard's figures join it with the first projects. */
export function HomeScreen() {
  const session = useSession()
  const shortcuts = menuFor(session)
    .flatMap(({ entries }) => entries)
    .filter(({ to }) => to !== PATHS.home)
  return (
    <>
      <PageHeader
        title="ESTRATIFICAÇÃO DOS PROCESSOS POR SECRETARIA"
        lead="Os números por secretaria aparecem aqui quando os primeiros processos forem cadastrados."
      >
        {session === null && (
          <Link to={PATHS.login} className={classes.login}>
            LOGIN
          </Link>
        )}
      </PageHeader>
      {canManageUsuarios(session) && (
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      )}
      <ul className={classes.shortcuts} aria-label="Atalhos do sistema">
        {shortcuts.map((entry) => (
          <Shortcut key={entry.label} entry={entry} />
        ))}
      </ul>
    </>
  )
}
