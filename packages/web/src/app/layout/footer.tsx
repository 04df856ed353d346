import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PATHS } from '../../paths.ts'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './footer.module.css'
import { whenIdle } from './when-idle.ts'

const Contatos = lazy(() =>
  whenIdle(
    () => import('./footer-contatos.tsx'),
    ({ FooterContatos }) => FooterContatos,
  ),
)

const LINKS = [
  { to: PATHS.transparencia, label: 'Transparência' },
  { to: PATHS.dados, label: 'Dados abertos' },
  { to: PATHS.privacidade, label: 'Privacidade' },
  { to: PATHS.acessibilidade, label: 'Acessibilidade' },
  { to: PATHS.mapaDoSite, label: 'Mapa do site' },
] as const

const RADAR = 'https://radardatransparencia.atricon.org.br/'

/** Below every page: whom to turn to, and what everyone may read. */
export function Footer({ inert }: { inert: boolean }) {
  return (
    <footer
      id="rodape"
      tabIndex={-1}
      inert={inert}
      className={`${shared.screenOnly} ${shared.small} ${classes.footer}`}
    >
      <nav aria-label="Rodapé" className={`${words.wrap} ${words.gap8x16}`}>
        {LINKS.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <a href={RADAR} target="_blank" rel="noopener noreferrer">
          Radar da Transparência (outro site)
        </a>
      </nav>
      <Suspense fallback={null}>
        <Contatos />
      </Suspense>
      <p>
        Os dados públicos podem ser usados por todos, sob a licença dita em{' '}
        <Link to={PATHS.dados}>Dados abertos</Link>.
      </p>
    </footer>
  )
}
