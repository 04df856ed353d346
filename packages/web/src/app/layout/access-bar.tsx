import { Link } from '@tanstack/react-router'
import { Accessibility } from 'lucide-react'
import { PATHS } from '../../paths.ts'
import {
  chooseContrast,
  resetLetterSize,
  stepLetterSize,
  useContrast,
  useLetterSize,
} from '../../ui/theme/reading.ts'
import shared from '../../ui/theme/shared.module.css'
import classes from './access-bar.module.css'
import { SkipLinks } from './skip-links.tsx'

const LETTERS = [
  { face: 'A−', label: 'A−: diminuir a letra', act: () => stepLetterSize(-1) },
  { face: 'A', label: 'A: letra no tamanho normal', act: resetLetterSize },
  { face: 'A+', label: 'A+: aumentar a letra', act: () => stepLetterSize(1) },
] as const

/** The bar of eMAG, before all else: the jumps, high contrast, the size of letters, and what tells of the site. */
export function AccessBar({ goToMenu }: { goToMenu: () => void }) {
  const high = useContrast()
  const size = useLetterSize()
  return (
    <section aria-label="Acessibilidade" className={`${shared.screenOnly} ${shared.row} ${classes.bar}`}>
      <SkipLinks goToMenu={goToMenu} />
      <Link to={PATHS.acessibilidade} className={classes.item} aria-label="Acessibilidade">
        <Accessibility size={14} aria-hidden />
        <span>Acessibilidade</span>
      </Link>
      <button
        type="button"
        className={classes.item}
        aria-pressed={high}
        onClick={() => chooseContrast(!high)}
      >
        Alto contraste
      </button>
      {/* What pressing does is seen by all but those who cannot see it. */}
      <span className={shared.line}>
        {LETTERS.map(({ face, label, act }) => (
          <button
            key={face}
            type="button"
            className={classes.item}
            aria-label={label}
            title={label}
            onClick={act}
          >
            {face}
          </button>
        ))}
        <span className={shared.unseen} role="status">
          {size === '100' ? '' : `Letra em ${size.replace('.', ',')}%`}
        </span>
      </span>
      <Link to={PATHS.mapaDoSite} className={classes.item}>
        Mapa do site
      </Link>
    </section>
  )
}
