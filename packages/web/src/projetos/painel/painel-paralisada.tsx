import { paralisadaText } from '@paco/domain/projetos/paralisada'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { Day } from '@paco/domain/shared/days'
import { OctagonPause } from 'lucide-react'
import parts from '../../ui/data/parts.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './painel.module.css'

/** That its works are stopped, since when, why and until when, before everything else. */
export function ParalisadaBanner({ projeto, today }: { projeto: Projeto; today: Day }) {
  if (projeto.paralisacao === null) return null
  return (
    <p className={`${parts.banner} ${tones.wait} ${words.medium} ${classes.stopped}`} role="status">
      <OctagonPause size={18} aria-hidden />
      {paralisadaText(projeto.paralisacao, today)}
    </p>
  )
}
