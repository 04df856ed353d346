import { Link, useLocation } from '@tanstack/react-router'
import { ChevronDown, LogIn, LogOut } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useCidade } from '../../cidade/cidade.ts'
import { PATHS } from '../../paths.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { menuFor } from '../menu.ts'
import { isCurrent, type MenuEntry, type MenuSection } from '../menu-entry.ts'
import { leave, useSession } from '../session.ts'
import classes from './side-menu.module.css'
import { whenIdle } from './when-idle.ts'

/** A number beside a word is nothing to wait for. */
const PrazosBadge = lazy(() =>
  whenIdle(
    () => import('./prazos-badge.tsx'),
    (loaded) => loaded.PrazosBadge,
  ),
)

function Entry({ entry }: { entry: MenuEntry }) {
  const { pathname } = useLocation()
  const rest = useId()
  const Icon = entry.icon
  return (
    <li className={classes.item}>
      <Link
        to={entry.to}
        // The list that is opened reads its own address; the table of routes knows nothing of it.
        search={entry.search as never}
        className={`${shared.line} ${words.gap10} ${words.ink} ${words.rounded} ${classes.entry}`}
        aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
        aria-describedby={entry.rest && rest}
      >
        <Icon size={16} aria-hidden />
        {entry.label}
        {entry.badge === 'prazos' && (
          <Suspense fallback={null}>
            <PrazosBadge />
          </Suspense>
        )}
      </Link>
      {entry.rest && (
        <span id={rest} className={`${words.muted} ${classes.rest}`}>
          {entry.rest}
        </span>
      )}
    </li>
  )
}

function Section({ section }: { section: MenuSection }) {
  const [open, setOpen] = useState(true)
  const entries = (
    <ul className={`${shared.column} ${classes.list}`}>
      {section.entries.map((entry) => (
        <Entry key={entry.label} entry={entry} />
      ))}
    </ul>
  )
  if (!section.collapsible) {
    return (
      <div>
        {section.title && (
          <p className={`${shared.line} ${words.between} ${words.whole} ${words.muted} ${classes.title}`}>
            {section.title}
          </p>
        )}
        {entries}
      </div>
    )
  }
  return (
    <div>
      <button
        type="button"
        className={`${shared.line} ${words.between} ${words.whole} ${words.muted} ${classes.title}`}
        aria-expanded={open}
        onClick={() => setOpen((before) => !before)}
      >
        {section.title}
        <ChevronDown size={14} aria-hidden />
      </button>
      {open && entries}
    </div>
  )
}

/** The side menu's content: what this person may open, and the way in or out at the bottom. */
export function SideMenu() {
  const session = useSession()
  // Which modules it uses.
  useCidade()
  return (
    <>
      <div className={`${shared.column} ${words.gap8} ${words.grows} ${classes.sections}`}>
        {menuFor(session).map((section) => (
          <Section key={section.title ?? ''} section={section} />
        ))}
      </div>
      {session ? (
        <button
          type="button"
          className={`${shared.line} ${shared.outlined} ${words.rigid} ${words.gap8} ${words.rounded} ${classes.door}`}
          onClick={() => void leave()}
        >
          <LogOut size={16} aria-hidden />
          Sair
        </button>
      ) : (
        <Link
          to={PATHS.login}
          className={`${shared.line} ${shared.outlined} ${words.rigid} ${words.gap8} ${words.rounded} ${classes.door}`}
        >
          <LogIn size={16} aria-hidden />
          Entrar
        </Link>
      )}
    </>
  )
}
