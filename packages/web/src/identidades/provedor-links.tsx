import type { ProvedorPublico } from '@paco/domain/identidades/identidade'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './provedor-links.module.css'
import { addressOf } from './provedores.ts'

interface ProvedorLinksProps {
  provedores: readonly ProvedorPublico[]
  /** The page to return to. */
  volta: string | null
}

/** The other ways in, one below the other. Links, because they lead out of the application. */
export function ProvedorLinks({ provedores, volta }: ProvedorLinksProps) {
  return (
    <div className={`${shared.column} ${words.gap12}`}>
      {provedores.map((provedor) => (
        <a
          key={provedor.chave}
          className={`${shared.outlined} ${words.whole} ${classes.link}`}
          href={addressOf(provedor, volta)}
        >
          {provedor.nome}
        </a>
      ))}
    </div>
  )
}
