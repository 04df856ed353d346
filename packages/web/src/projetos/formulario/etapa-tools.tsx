import type { Projeto } from '@paco/domain/projetos/projeto'
import { CalendarRange, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { hoje } from '../../http/hoje.ts'
import { Button } from '../../ui/button.tsx'
import type { TableTools } from '../../ui/entity-form/types.ts'
import { MiniGantt } from '../../ui/gantt/mini-gantt.tsx'
import shared from '../../ui/theme/shared.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'
import { scheduleRows } from '../etapas/etapa-rows.ts'
import classes from './etapa-tools.module.css'
import {
  aheadText,
  aquemText,
  durationsToFill,
  filledText,
  reversedText,
  typedEtapas,
} from './etapa-values.ts'
import type { Sozinho } from './sozinho.ts'
import { SozinhoSwitch } from './sozinho-switch.tsx'

interface EtapaToolsProps extends TableTools {
  record?: Projeto | undefined
  /** What fills in dates; where the baseline is frozen nothing does. */
  sozinho: Sozinho | null
  /** More buttons. */
  more?: ReactNode
}

/** Below the six stages: what fills in days and dates, and the schedule as it is being typed. */
export function EtapaTools({ values, fill, disabled, record, sozinho, more }: EtapaToolsProps) {
  const [said, setSaid] = useState('')
  const today = hoje()
  const etapas = typedEtapas(values, today, record)
  const short = sozinho?.isOn() ? aquemText(etapas) : null
  const doubts = [reversedText(etapas), aheadText(etapas, today), short].filter((text) => text !== null)
  return (
    <>
      <div className={`${shared.row} ${words.gap8x16} ${words.above12}`}>
        <Button
          variant="default"
          disabled={disabled}
          leftSection={<CalendarRange size={16} aria-hidden />}
          onClick={() => {
            fill(durationsToFill(etapas))
            setSaid(filledText(etapas))
          }}
        >
          Diferença entre datas
        </Button>
        {more}
        <p className={shared.note} role="status">
          {said}
        </p>
      </div>
      {sozinho === null ? null : <SozinhoSwitch sozinho={sozinho} disabled={disabled} />}
      {doubts.map((text) => (
        <p
          key={text}
          className={`${shared.tinted} ${tones.wait} ${words.above12} ${words.medium}`}
          role="status"
        >
          <TriangleAlert size={16} aria-hidden />
          {text}
        </p>
      ))}
      <h3 className={`${shared.note} ${classes.title}`}>Cronograma</h3>
      <MiniGantt
        name="Cronograma digitado"
        rows={scheduleRows(etapas, today)}
        today={today}
        rowName="Etapa"
        empty="O cronograma aparece aqui assim que uma etapa tiver início e fim."
      />
    </>
  )
}
