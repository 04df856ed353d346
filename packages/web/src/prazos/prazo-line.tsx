import { MARCA_MEANINGS } from '@paco/domain/etapas/marca'
import { type Prazo, TIPO_LABELS } from '@paco/domain/prazos/prazo'
import { formatDay } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link, type LinkProps } from '@tanstack/react-router'
import parts from '../ui/data/parts.module.css'
import { Marks } from '../ui/marks.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { distanceText, GRUPO_LOOKS, grupoOf, TIPO_ICONS } from './grupos.ts'
import { LegalNote } from './legal-note.tsx'
import { MarcarCumprido } from './marcar-cumprido.tsx'
import classes from './prazo-line.module.css'

/** Unlike a margin it leaves no gap where the line breaks. */
const WIDE_SPACE = '\u2002'

interface PrazoLineProps {
  prazo: Prazo
  link: LinkProps
  who: SessionUser | null
}

/** One thing due: what kind, which record, what of it, whose, on which day, how far; of what the law asks, why and what to do. */
export function PrazoLine({ prazo, link, who }: PrazoLineProps) {
  const { tipo, titulo, detalhe, secretaria_nome, dia, marca, parte, base_legal, acao } = prazo
  const { tone } = GRUPO_LOOKS[grupoOf(prazo)]
  const Icon = TIPO_ICONS[tipo]
  return (
    <li className={classes.line}>
      <span className={`${shared.note} ${words.nowrap} ${classes.kind}`}>
        <Icon size={16} aria-hidden />
        {TIPO_LABELS[tipo]}
      </span>
      <span className={`${words.shrinks} ${classes.what}`}>
        <Link {...link} className={parts.recordLink}>
          {titulo}
        </Link>
        <span className={`${shared.small} ${words.block} ${words.wraps} ${classes.small}`}>
          {detalhe}
          {secretaria_nome !== null && ` · ${secretaria_nome}`}
          {tipo === 'fiscal' && base_legal !== null && ` · ${base_legal}`}
          {marca !== null && (
            <>
              {WIDE_SPACE}
              <Marks marks={[{ ...MARCA_MEANINGS[marca], title: MARCA_MEANINGS[marca].rule }]} />
            </>
          )}
        </span>
        {base_legal !== null && acao !== null && parte !== null && (
          <LegalNote base={base_legal} acao={acao} uteis={prazo.dias_uteis}>
            <MarcarCumprido prazo={{ ...prazo, chave: parte }} who={who} />
          </LegalNote>
        )}
      </span>
      <time className={`${words.size13} ${words.tabular} ${classes.day}`} dateTime={dia}>
        {formatDay(dia)}
      </time>
      <span className={classes.distance}>
        <StatusPill tone={tone}>{distanceText(prazo)}</StatusPill>
      </span>
    </li>
  )
}
