import type { Curva } from '@paco/domain/medicoes/registros'
import { COR_LABELS, type Cor } from '@paco/domain/medicoes/ritmo'
import { formatMoney } from '@paco/domain/shared/money'
import { TriangleAlert } from 'lucide-react'
import { Figures } from '../../ui/data/figures.tsx'
import parts from '../../ui/data/parts.module.css'
import { StatusPill, type Tone } from '../../ui/status-pill.tsx'
import shared from '../../ui/theme/shared.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './curva.module.css'
import { ADIANTADO, percentText, pointsText, spiNote, spiText } from './curva-words.ts'

const TONES: Record<Cor, Tone> = { vermelho: 'late', amarelo: 'wait', verde: 'ok' }

/** The index with its colour and its word. */
export function Spi({ curva: { spi, cor } }: { curva: Pick<Curva, 'spi' | 'cor'> }) {
  return (
    <span className={`${words.inline} ${words.gap8} ${classes.spi}`}>
      {spiText(spi)}
      {cor === null ? null : <StatusPill tone={TONES[cor]}>{COR_LABELS[cor]}</StatusPill>}
    </span>
  )
}

/** Paid in percent less measured in percent; red when paid runs ahead. */
export const Diferenca = ({ curva: { diferenca, adiantado } }: { curva: Curva }) => (
  <span className={adiantado ? words.bad : undefined}>{pointsText(diferenca)}</span>
)

/** Said wherever the curve is, and not by colour alone. */
export function AdiantadoNotice({ curva: { adiantado } }: { curva: Pick<Curva, 'adiantado'> }) {
  if (!adiantado) return null
  return (
    <div className={`${parts.banner} ${tones.late} ${shared.line} ${words.gap10}`} role="status">
      <TriangleAlert size={18} aria-hidden className={`${words.rigid} ${words.bad}`} />
      <p>{ADIANTADO}</p>
    </div>
  )
}

/** What was contracted, measured and paid of a contract, and how it stands against the plan. */
export function CurvaFigures({ curva }: { curva: Curva }) {
  return (
    <Figures
      figures={[
        { label: 'Contratado', value: formatMoney(curva.contratado), note: 'pela planilha em vigor' },
        { label: 'Medido', value: formatMoney(curva.medido), note: `físico: ${percentText(curva.fisico)}` },
        {
          label: 'Pago',
          value: formatMoney(curva.pago),
          note: `financeiro: ${percentText(curva.financeiro)}, sem reajuste`,
        },
        {
          label: 'Financeiro − físico',
          value: <Diferenca curva={curva} />,
          note: curva.adiantado ? 'pago adiante do medido' : 'pago não passa do medido',
        },
        { label: 'Prazo (SPI)', value: <Spi curva={curva} />, note: spiNote(curva) },
      ]}
    />
  )
}
