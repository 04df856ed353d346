import { orgaoText } from '@paco/domain/cidade/orgao'
import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { lazy, type RefObject, Suspense } from 'react'
import { Brasao } from '../../cidade/brasao.tsx'
import { useCidade } from '../../cidade/cidade.ts'
import { PATHS } from '../../paths.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { SearchButton } from '../palette/search-button.tsx'
import { useSession } from '../session.ts'
import classes from './header.module.css'
import { initials } from './initials.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { whenIdle } from './when-idle.ts'

/** How many notices are unread is nothing to wait for. */
const AvisosBell = lazy(() =>
  whenIdle(
    () => import('./avisos-bell.tsx'),
    (loaded) => loaded.AvisosBell,
  ),
)

interface HeaderProps {
  menuOpen: boolean
  onToggleMenu: () => void
  toggleRef: RefObject<HTMLButtonElement | null>
}

/** The navy bar: menu toggle, whose system this is, the search, the theme, and the person. */
export function Header({ menuOpen, onToggleMenu, toggleRef }: HeaderProps) {
  const session = useSession()
  const cidade = useCidade()
  return (
    <header className={`${shared.line} ${words.gap8} ${classes.header}`}>
      <button
        ref={toggleRef}
        type="button"
        className={`${shared.plate} ${classes.iconButton}`}
        aria-expanded={menuOpen}
        aria-controls="menu"
        aria-label={menuOpen ? 'Fechar menu' : 'Abrir menu'}
        onClick={onToggleMenu}
      >
        <Menu size={20} aria-hidden />
      </button>
      <Brasao small className={classes.crest} />
      <Link
        to={PATHS.home}
        className={`${shared.ellipsis} ${words.shrinks} ${words.grows} ${words.rounded} ${classes.brand}`}
      >
        <b>{orgaoText(cidade)}</b> <span>/ {cidade.nome_sistema}</span>
      </Link>
      <SearchButton />
      <ThemeSwitch />
      {session ? (
        <Suspense fallback={<span className={`${words.rigid} ${classes.iconButton}`} />}>
          <AvisosBell />
        </Suspense>
      ) : null}
      {session ? (
        <Link
          to={PATHS.conta}
          className={`${shared.line} ${words.gap12} ${words.shrinks} ${classes.person}`}
          title="Minha conta"
        >
          <span className={`${shared.ellipsis} ${classes.hello}`}>Olá, {session.name}</span>
          <span className={`${shared.plate} ${words.size12} ${words.strong} ${classes.avatar}`} aria-hidden>
            {initials(session.name)}
          </span>
        </Link>
      ) : (
        <Link to={PATHS.login} className={`${words.rigid} ${words.strong} ${words.rounded} ${classes.login}`}>
          LOGIN
        </Link>
      )}
    </header>
  )
}
