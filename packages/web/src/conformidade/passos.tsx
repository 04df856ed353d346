import type { Passo } from '@paco/domain/conformidade/medidor'
import { formatNumber } from '@paco/domain/shared/formats'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './conformidade.module.css'
import { deConfiguracao, linkTo } from './links.ts'

/** More than these at once are no next step. */
const FIRST = 6

interface PassosProps {
  passos: readonly Passo[]
  /** Whether whoever reads it may change the city's settings. */
  configura: boolean
  /** The button that declares that there is none, for those who may. */
  declarar: (codigo: string) => ReactNode
}

/** What to do next, the worst loss first. */
export function Passos({ passos, configura, declarar }: PassosProps) {
  const [all, setAll] = useState(false)
  const shown = all ? passos : passos.slice(0, FIRST)
  if (passos.length === 0)
    return <Card title="O que fazer a seguir">Nada: tudo o que o Paço mede está atendido.</Card>
  return (
    <Card title="O que fazer a seguir" lead="O que mais pontos recupera vem primeiro." long>
      <ol>
        {shown.map(({ codigo, titulo, verificacao, texto, perda, pagina, declarar: none }) => (
          <li key={`${codigo} ${verificacao}`} className={`${words.wrap} ${words.gap4x12} ${classes.passo}`}>
            <span className={`${words.tabular} ${words.strong} ${classes.perda}`}>
              +{formatNumber(perda)} <abbr title="pontos percentuais">p.p.</abbr>
            </span>
            <div className={`${words.grows} ${words.shrinks} ${classes.fazer}`}>
              <a className={parts.recordLink} href={`#criterio-${codigo}`}>
                {codigo} {titulo}
              </a>
              <p className={shared.note}>{texto}</p>
            </div>
            <div className={`${shared.row} ${words.gap8} ${shared.screenOnly}`}>
              {none ? declarar(codigo) : null}
              {pagina && (configura || !deConfiguracao(pagina)) ? (
                <Link
                  {...linkTo(pagina)}
                  className={`${shared.row} ${parts.linkButton}`}
                  aria-label={`Abrir ${deConfiguracao(pagina) ? 'as configurações' : 'os registros'} de ${titulo}`}
                >
                  Abrir
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {passos.length > FIRST && (
        <button
          type="button"
          className={`${parts.linkButton} ${words.above8} ${shared.screenOnly}`}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Mostrar menos' : `Mostrar todos os ${passos.length}`}
        </button>
      )}
    </Card>
  )
}
