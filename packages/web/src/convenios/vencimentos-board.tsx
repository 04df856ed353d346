import { vigenciasOf } from '@paco/domain/convenios/familia'
import { findFamilia } from '@paco/domain/convenios/familias'
import type { Vencimento } from '@paco/domain/convenios/painel'
import { ALERTAS, type Alerta, ESTADO_LABELS, estadoOf, prazoText } from '@paco/domain/convenios/vigencia'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import steps from '../ui/data/steps.module.css'
import { formatCount } from '../ui/list-screen/pages.ts'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import { listLink } from './links.ts'
import classes from './vencimentos-board.module.css'
import { ESTADO_TONES } from './vigencia-mark.tsx'

/** As many as are read at a glance; the others are one click away. */
const FIRST = 6

interface StepProps {
  vencimento: Vencimento
  alerta: Alerta
  today: Day
}

function Step({ vencimento: { familia: key, id, titulo, campo, fim }, alerta, today }: StepProps) {
  const familia = findFamilia(key)
  if (familia === null) return null
  const term = vigenciasOf(familia).find((known) => known.key === campo)
  const name = titulo ?? `Convênio nº ${id}`
  return (
    <li className={steps.step}>
      <p className={`${shared.row} ${words.size13} ${words.tabular} ${classes.when}`}>
        <time dateTime={fim}>{formatDay(fim)}</time>
        <StatusPill tone={ESTADO_TONES[alerta]}>{prazoText(fim, today)}</StatusPill>
      </p>
      <Link
        {...listLink(familia.key, { busca: titulo ?? undefined })}
        className={`${parts.recordLink} ${words.block} ${words.above2}`}
      >
        {name}
      </Link>
      <p className={shared.small}>
        {familia.label} · {term?.label}
      </p>
    </li>
  )
}

interface BandProps {
  alerta: Alerta
  lines: readonly Vencimento[]
  today: Day
}

/** One stretch of the line: what has passed, or what ends within these days. */
function Band({ alerta, lines, today }: BandProps) {
  const [all, setAll] = useState(false)
  // What has passed is told from the latest back.
  const ordered = alerta === 'vencida' ? [...lines].reverse() : lines
  const shown = all ? ordered : ordered.slice(0, FIRST)
  return (
    <section
      className={`${words.shrinks} ${classes.band} ${tones[ESTADO_TONES[alerta]]}`}
      aria-label={ESTADO_LABELS[alerta]}
    >
      <h3 className={`${shared.line} ${words.between} ${words.below8} ${words.size13} ${classes.title}`}>
        {alerta === 'vencida' ? 'Vencidas' : ESTADO_LABELS[alerta]} <b>{formatCount(lines.length)}</b>
      </h3>
      {lines.length === 0 ? <p className={shared.small}>Nenhuma.</p> : null}
      <ol>
        {shown.map((vencimento) => (
          <Step
            key={`${vencimento.familia}-${vencimento.id}-${vencimento.campo}`}
            vencimento={vencimento}
            alerta={alerta}
            today={today}
          />
        ))}
      </ol>
      {lines.length > FIRST ? (
        <button
          type="button"
          className={`${parts.linkButton} ${shared.screenOnly} ${classes.more}`}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Mostrar menos' : `Mostrar todas (${formatCount(lines.length)})`}
        </button>
      ) : null}
    </section>
  )
}

function leadOf(lines: readonly Vencimento[]): string {
  const past = lines.filter(({ dias }) => dias < 0).length
  const ahead = lines.length - past
  const passed = past === 1 ? '1 vigência já passou' : `${formatCount(past)} vigências já passaram`
  const ending = ahead === 1 ? '1 termina' : `${formatCount(ahead)} terminam`
  return `${passed} e ${ending} nos próximos 90 dias. A do convênio e a do contrato contam cada uma.`
}

/** The terms of all families on one line, from those that have passed to those that end in 90 days. */
export function VencimentosBoard({ lines, today }: { lines: readonly Vencimento[]; today: Day }) {
  return (
    <Card title="Linha do tempo das vigências" lead={leadOf(lines)}>
      <div className={classes.box}>
        <div className={classes.bands}>
          {ALERTAS.map((alerta) => (
            <Band
              key={alerta}
              alerta={alerta}
              today={today}
              lines={lines.filter(({ fim }) => estadoOf(fim, today) === alerta)}
            />
          ))}
        </div>
      </div>
    </Card>
  )
}
