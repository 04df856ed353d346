import type { CriterioMedido } from '@paco/domain/conformidade/medidor'
import { CLASSIFICACAO_LABELS } from '@paco/domain/pacotes/criterio'
import { formatNumber } from '@paco/domain/shared/formats'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './conformidade.module.css'
import { linkTo } from './links.ts'
import { Luzes } from './luzes.tsx'

interface CriterioItemProps {
  criterio: CriterioMedido
  /** What may be declared of it, for those who may. */
  actions: ReactNode
}

const pointsOf = ({ medido, pontos, possiveis }: CriterioMedido) => {
  if (!medido) return 'Verifique à mão'
  return possiveis === 0 ? 'Não contado' : `${formatNumber(pontos)} de ${formatNumber(possiveis)} pontos`
}

/** One criterion: what it asks for, what was found, and where everyone sees it. */
export function CriterioItem({ criterio, actions }: CriterioItemProps) {
  const { codigo, titulo, pede, classificacao, luzes, pagina } = criterio
  return (
    <li id={`criterio-${codigo}`} className={classes.criterio}>
      <div className={`${words.wrap} ${words.between} ${words.start} ${words.gap4x12}`}>
        <div className={words.shrinks}>
          <h3 className={classes.titulo}>
            <span className={`${words.muted} ${words.tabular}`}>{codigo}</span> {titulo}
          </h3>
          <p className={shared.note}>
            {pede ? `${CLASSIFICACAO_LABELS[classificacao]} · ${pede}` : CLASSIFICACAO_LABELS[classificacao]}
          </p>
        </div>
        <span className={`${words.size13} ${words.medium} ${words.tabular} ${words.nowrap}`}>
          {pointsOf(criterio)}
        </span>
      </div>
      <Luzes luzes={luzes} />
      {pagina || actions ? (
        <div
          className={`${shared.row} ${words.gap8x16} ${words.above8} ${words.size13} ${shared.screenOnly}`}
        >
          {pagina ? <Link {...linkTo(pagina)}>Ver a página pública</Link> : null}
          {actions}
        </div>
      ) : null}
    </li>
  )
}
