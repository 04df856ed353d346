import type { Day } from '@paco/domain/shared/days'
import parts from '../../ui/data/parts.module.css'
import tones from '../../ui/theme/tones.module.css'
import { type EtapaView, lateText, unbegunText } from '../etapas/etapa-view.ts'
import classes from './painel.module.css'

interface ListedProps {
  label: string
  texts: readonly string[]
}

/** One in the same line, several under each other. */
function Listed({ label, texts }: ListedProps) {
  if (texts.length === 0) return null
  return texts.length === 1 ? (
    <p>
      <strong>{label}</strong> {texts[0]}.
    </p>
  ) : (
    <>
      <p>
        <strong>{label}</strong>
      </p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}

/** What is late and by how much, and what should have ended and has not begun, before everything else. */
export function LateEtapas({ etapas, today }: { etapas: readonly EtapaView[]; today: Day }) {
  const late = etapas.filter(({ marca }) => marca === 'atrasada')
  const unbegun = etapas.filter(({ marca }) => marca === 'nao_iniciada')
  if (late.length + unbegun.length === 0) return null
  return (
    <div
      className={`${parts.banner} ${tones.late} ${classes.late}`}
      data-unbegun={late.length === 0 || undefined}
      role="alert"
    >
      <Listed label="Etapas atrasadas:" texts={late.map(lateText)} />
      <Listed
        label="Etapas não iniciadas no prazo:"
        texts={unbegun.map((etapa) => unbegunText(etapa, today))}
      />
    </div>
  )
}
