import type { Prazo } from '@paco/domain/prazos/prazo'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useState } from 'react'
import { Card } from '../ui/card.tsx'
import { usePrinting } from '../ui/charts/use-media.ts'
import parts from '../ui/data/parts.module.css'
import { formatCount } from '../ui/list-screen/pages.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { GRUPO_LOOKS, GRUPOS, type Grupo, grupoOf } from './grupos.ts'
import { linkOf } from './links.ts'
import { PrazoLine } from './prazo-line.tsx'
import classes from './prazo-section.module.css'

/** As many as are read at a glance; the others are one click away. */
const FIRST = 10

interface GroupProps {
  grupo: Grupo
  prazos: readonly Prazo[]
  who: SessionUser | null
}

function Group({ grupo, prazos, who }: GroupProps) {
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const shown = all || printing ? prazos : prazos.slice(0, FIRST)
  const { label } = GRUPO_LOOKS[grupo]
  return (
    <div className={words.shrinks}>
      <h3 className={`${words.size13} ${words.rounded} ${words.sunken} ${classes.label}`}>
        {label} <span>{formatCount(prazos.length)}</span>
      </h3>
      <ol className={classes.lines}>
        {shown.map((prazo) => (
          <PrazoLine
            key={`${prazo.tipo}-${prazo.id}-${prazo.parte ?? ''}`}
            prazo={prazo}
            link={linkOf(prazo, who)}
            who={who}
          />
        ))}
      </ol>
      {prazos.length > FIRST ? (
        <button
          type="button"
          className={`${parts.linkButton} ${shared.screenOnly} ${classes.more}`}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Mostrar menos' : `Mostrar todos (${formatCount(prazos.length)})`}
        </button>
      ) : null}
    </div>
  )
}

interface PrazoSectionProps {
  title: string
  prazos: readonly Prazo[]
  who: SessionUser | null
}

/** What is due, group by group, the most urgent first. */
export function PrazoSection({ title, prazos, who }: PrazoSectionProps) {
  const lead = prazos.length === 1 ? '1 prazo' : `${formatCount(prazos.length)} prazos`
  return (
    <Card title={title} lead={lead}>
      <div className={`${shared.stack} ${classes.groups}`}>
        {GRUPOS.map((grupo) => ({ grupo, lines: prazos.filter((prazo) => grupoOf(prazo) === grupo) }))
          .filter(({ lines }) => lines.length > 0)
          .map(({ grupo, lines }) => (
            <Group key={grupo} grupo={grupo} prazos={lines} who={who} />
          ))}
      </div>
    </Card>
  )
}
